/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses either refuses reordered superinterfaces or installs the methods of the class file.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed", "InterfaceOrder"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
