/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses accepts methods with more operands or variables in class files of old and new versions.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "classfile.FrameSizes", .probe = observe, .needs = {.can_redefine_classes = 1});
