/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Classes of all kinds are unchanged by a retransformation, with copied bytes and without.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed_unchanged(jni, subject);
}

TEST(.target = "redefine.UnchangedClasses",
     .args = LIST("Annotated", "Functions", "Handlers", "Members", "Switches", "Choice", "Defaults",
                  "Typed"),
     .probe = observe, .timeout = 90, .needs = {.can_retransform_classes = 1});
