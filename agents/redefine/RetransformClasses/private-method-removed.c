/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses a removed private method.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/PrivateMethod";
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Newer", .args = LIST("PrivateMethod", "private-method-removed"),
     .probe = observe, .needs = {.can_retransform_classes = 1});
