/* SPDX-License-Identifier: Apache-2.0 */
#include "../three.h"

TITLE("RetransformClasses of three classes changes none if the first, second or third is refused.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const char *const places[THREE] = {"-first", "-second", "-third"};
    bool is_array = strncmp(assay_case(), "array", strlen("array")) == 0;
    jclass classes[THREE];
    for (int i = FIRST; i < THREE; i++)
        if (strstr(assay_case(), places[i]) == NULL)
            classes[i] = (*jni)->GetObjectArrayElement(jni, subject, i);
        else
            classes[i] = is_array ? find_class(jni, "[I") : NULL;
    on(ClassFileLoadHook, hook_answer);
    SAY_CALL(RetransformClasses, THREE, classes);
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Three", .probe = observe, .needs = {.can_retransform_classes = 1},
     .cases = LIST("array-first", "array-second", "array-third", "null-first", "null-second",
                   "null-third"));
