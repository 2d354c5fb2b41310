/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses another superinterface of an interface.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/DefaultInherited";
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.OtherSuperinterface", .probe = observe,
     .needs = {.can_retransform_classes = 1});
