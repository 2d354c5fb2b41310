/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetMaxLocals and GetArgumentsSize count all slots of methods with many variables and arguments.");

static void observe(JNIEnv *jni, jobject klass)
{
    char signature[] = "(JJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJ"
                       "JJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJI)I";
    jint max = 0, size = 0;
    if (klass == NULL)
        return;
    jmethodID many = static_method_id(jni, klass, "many", signature);
    must(GetMaxLocals, many, &max);
    must(GetArgumentsSize, many, &size);
    say("many: %d variables, %d of arguments", (int)max, (int)size);
    must(GetMaxLocals, static_method_id(jni, klass, "run", "(I)I"), &max);
    must(GetArgumentsSize, static_method_id(jni, klass, "run", "(I)I"), &size);
    say("run: %d variables, %d of arguments", (int)max, (int)size);
}

TEST(.target = "classfile.LongMethods", .probe = observe);
