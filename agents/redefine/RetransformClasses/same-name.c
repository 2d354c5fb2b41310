/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses leaves classes with the same name and another loader unchanged.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/Constant";
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.SameName", .probe = observe, .needs = {.can_retransform_classes = 1});
