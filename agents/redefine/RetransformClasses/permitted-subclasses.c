/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses a change of the permitted subclasses of a sealed interface.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/Closed";
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Newer",
     .args = LIST("Closed", "permitted-added", "permitted-removed", "permitted-replaced"),
     .since = 17, .probe = observe, .needs = {.can_retransform_classes = 1});
