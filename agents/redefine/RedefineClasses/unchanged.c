/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses with a class's own class file leaves classes of all kinds as they are.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.UnchangedClasses",
     .args = LIST("Annotated", "Functions", "Handlers", "Members", "Switches", "Choice", "Defaults",
                  "Typed"),
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
