/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses a change of the permitted subclasses of a sealed interface.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/Closed";
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Newer",
     .args = LIST("Closed", "permitted-added", "permitted-removed", "permitted-replaced"),
     .since = 17, .probe = observe, .needs = {.can_redefine_classes = 1});
