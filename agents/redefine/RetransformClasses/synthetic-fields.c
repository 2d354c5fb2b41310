/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses to remove and to add a synthetic field at the end.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/SyntheticLast";
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.SyntheticFields", .probe = observe,
     .needs = {.can_retransform_classes = 1});
