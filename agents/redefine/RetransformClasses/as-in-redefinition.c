/* SPDX-License-Identifier: Apache-2.0 */
#include "../renewed.h"

TITLE("The initial class file bytes after a redefinition say nothing else than those that it was given.");

TEST(.target = "redefine.Renewed",
     .args = LIST("renewed", "Annotated", "Functions", "Handlers", "Members", "Switches", "Choice",
                  "Defaults", "Typed", "Signed", "Merged"),
     .load = record_class_files, .probe = compare_after_redefinition, .timeout = 90,
     .needs = {CLASS_FILE_NEEDS, .can_retransform_classes = 1, .can_redefine_classes = 1});
