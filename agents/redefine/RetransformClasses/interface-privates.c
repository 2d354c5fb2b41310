/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses replaces private methods, lambda bodies and static methods of an interface.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed-17", "InterfacePrivates"), .since = 17,
     .probe = observe, .timeout = 60, .needs = {.can_retransform_classes = 1});
