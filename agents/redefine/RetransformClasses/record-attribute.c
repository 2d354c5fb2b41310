/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses a change of the Record attribute.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/Point";
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Newer", .args = LIST("Point", "record-component-signature"), .since = 17,
     .probe = observe, .needs = {.can_retransform_classes = 1});
