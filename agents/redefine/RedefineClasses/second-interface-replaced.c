/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses another superinterface in place of the second of three.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("second-interface-replaced", "InterfaceOrder"),
     .probe = observe, .needs = {.can_redefine_classes = 1});
