/* SPDX-License-Identifier: Apache-2.0 */
#include "../class/kinds.h"

QUESTION("What methods have the classes that the JVM generates, and have they lines and "
         "variables?");
PASSAGES("GetClassMethods, IsMethodSynthetic, GetLineNumberTable, GetMaxLocals: nothing is said "
         "of classes without a class file.");
WHY("Debuggers set breakpoints by lines, and step over what has none.");

static void tell(JNIEnv *jni, jobject subject, int index)
{
    jint count = 0;
    jmethodID *methods = NULL;
    must(GetClassMethods, kind(jni, subject, index), &count, &methods);
    for (jint j = 0; j < count; j++) {
        char *name = NULL;
        jboolean synthetic = JNI_FALSE, native = JNI_FALSE;
        jint lines = 0, locals = 0;
        jvmtiLineNumberEntry *table = NULL;
        must(GetMethodName, methods[j], &name, NULL, NULL);
        must(IsMethodSynthetic, methods[j], &synthetic);
        must(IsMethodNative, methods[j], &native);
        jvmtiError error = ti(GetLineNumberTable, methods[j], &lines, &table);
        jvmtiError maximum = ti(GetMaxLocals, methods[j], &locals);
        say("%s, %s: %s, lines %s, locals %s%d", kinds[index], name,
            synthetic ? "synthetic" : "not synthetic", error_name(error),
            maximum == JVMTI_ERROR_NONE ? "" : error_name(maximum), (int)locals);
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    tell(jni, subject, 1);
    tell(jni, subject, 3);
}

ASK(.target = "experiments.Members", .probe = observe,
    .needs = {.can_get_synthetic_attribute = 1, .can_get_line_numbers = 1},
    .wants = {.can_maintain_original_method_order = 1});
