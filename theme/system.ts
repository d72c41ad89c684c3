import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import * as chakra from '@chakra-ui/react/theme';
import { config } from './config';

/**
 * The small Chakra system of the admin, the overlays and the generator: Chakra's utilities, the recipes of the components in
 * use, and our data. A component that is not listed here renders without styles, so list it first.
 */
export const system = createSystem(
  defaultBaseConfig,
  {
    theme: {
      keyframes: chakra.keyframes,
      layerStyles: chakra.layerStyles,
      animationStyles: chakra.animationStyles,
      recipes: {
        badge: chakra.badgeRecipe,
        button: chakra.buttonRecipe,
        code: chakra.codeRecipe,
        colorSwatch: chakra.colorSwatchRecipe,
        container: chakra.containerRecipe,
        heading: chakra.headingRecipe,
        icon: chakra.iconRecipe,
        input: chakra.inputRecipe,
        inputAddon: chakra.inputAddonRecipe,
        link: chakra.linkRecipe,
        separator: chakra.separatorRecipe,
        skeleton: chakra.skeletonRecipe,
        spinner: chakra.spinnerRecipe,
        textarea: chakra.textareaRecipe,
      },
      slotRecipes: {
        alert: chakra.alertSlotRecipe,
        avatar: chakra.avatarSlotRecipe,
        card: chakra.cardSlotRecipe,
        checkbox: chakra.checkboxSlotRecipe,
        collapsible: chakra.collapsibleSlotRecipe,
        dataList: chakra.dataListSlotRecipe,
        dialog: chakra.dialogSlotRecipe,
        drawer: chakra.drawerSlotRecipe,
        emptyState: chakra.emptyStateSlotRecipe,
        field: chakra.fieldSlotRecipe,
        fieldset: chakra.fieldsetSlotRecipe,
        fileUpload: chakra.fileUploadSlotRecipe,
        list: chakra.listSlotRecipe,
        menu: chakra.menuSlotRecipe,
        nativeSelect: chakra.nativeSelectSlotRecipe,
        popover: chakra.popoverSlotRecipe,
        progress: chakra.progressSlotRecipe,
        qrCode: chakra.qrCodeSlotRecipe,
        stat: chakra.statSlotRecipe,
        switch: chakra.switchSlotRecipe,
        table: chakra.tableSlotRecipe,
        tabs: chakra.tabsSlotRecipe,
        tag: chakra.tagSlotRecipe,
        toast: chakra.toastSlotRecipe,
        tooltip: chakra.tooltipSlotRecipe,
      },
    },
  },
  config,
);
