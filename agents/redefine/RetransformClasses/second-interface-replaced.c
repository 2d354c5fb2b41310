/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses another superinterface in place of the second of three.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("second-interface-replaced", "InterfaceOrder"),
     .probe = observe, .needs = {.can_retransform_classes = 1});
