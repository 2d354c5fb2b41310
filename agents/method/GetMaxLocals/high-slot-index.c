/* SPDX-License-Identifier: Apache-2.0 */
#include "../far.h"

TITLE("GetMaxLocals and GetArgumentsSize count all slots of methods with many variables and arguments.");

static void observe(JNIEnv *jni, jobject klass)
{
    char signature[] = "(JJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJ"
                       "JJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJI)I";
    jint max = 0, size = 0;
    if (klass == NULL)
        return;
    jmethodID many = static_method_id(jni, (jclass)klass, "many", signature);
    must(GetMaxLocals, many, &max);
    must(GetArgumentsSize, many, &size);
    say("many: %d variables, %d of arguments", (int)max, (int)size);
    must(GetMaxLocals, far_run(jni, klass), &max);
    must(GetArgumentsSize, far_run(jni, klass), &size);
    say("run: %d variables, %d of arguments", (int)max, (int)size);
}

TEST(.target = "classfile.Far", .probe = observe);
