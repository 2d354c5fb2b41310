/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Classes whose constants a redefinition renumbered are unchanged by a retransformation.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
    say_retransformed_unchanged(jni, subject);
}

TEST(.target = "redefine.Renewed",
     .args = LIST("renewed", "Annotated", "Functions", "Handlers", "Members", "Switches", "Choice",
                  "Defaults", "Typed", "References", "Merged"),
     .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1, .can_retransform_classes = 1});
