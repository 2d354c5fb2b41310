/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Classes of all kinds are redefined by their own class files, and stay what they were.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Kept",
     .args = LIST("Annotated", "Functions", "Handlers", "Members", "Switches", "Choice", "Defaults",
                  "Typed"),
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
