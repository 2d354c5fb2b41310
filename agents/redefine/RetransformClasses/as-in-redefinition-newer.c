/* SPDX-License-Identifier: Apache-2.0 */
#include "../renewed.h"

TITLE("The initial bytes of records, sealed classes and nest mates after a redefinition are its own.");

TEST(.target = "redefine.Renewed",
     .args = LIST("renewed-17", "Pair", "Labelled", "Sealed", "NestMates"), .since = 17,
     .load = record_class_files, .probe = compare_after_redefinition, .timeout = 90,
     .needs = {CLASS_FILE_NEEDS, .can_retransform_classes = 1, .can_redefine_classes = 1});
