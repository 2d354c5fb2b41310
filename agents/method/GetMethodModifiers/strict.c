/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetMethodModifiers reports ACC_STRICT of a method in a class file of version 52.");

static void observe(JNIEnv *jni, jobject klass)
{
    static const char *const names[] = {"loop", "halves", "bare"};
    for (int i = 0; i < 3; i++) {
        jint flags = -1;
        jmethodID method = static_method_id(jni, (jclass)klass, names[i], "(I)I");
        jvmtiError error = ti(GetMethodModifiers, method, &flags);
        say("%s: %s %s", names[i], error_name(error), method_modifiers(flags));
    }
}

TEST(.target = "classfile.Summing", .probe = observe);
