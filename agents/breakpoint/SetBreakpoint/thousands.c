/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetBreakpoint sets breakpoints in thousands of methods that were never called.");

static int total, refused, called, hits, left;

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    hits++;
}

static void call(JNIEnv *jni, jclass klass, jmethodID method)
{
    (*jni)->CallStaticVoidMethod(jni, klass, method);
    no_exception(jni);
    called++;
}

/* Each breakpoint stays until all are set. */
static void for_each(JNIEnv *jni, jobject classes, bool sets)
{
    for (jsize i = 0; i < (*jni)->GetArrayLength(jni, classes); i++) {
        jclass klass = element(jni, classes, i);
        jint count = 0;
        jmethodID *methods = NULL;
        must(GetClassMethods, klass, &count, &methods);
        for (jint j = 0; sets && j < readable(methods, count); j++)
            refused += ti(SetBreakpoint, methods[j], 0) != JVMTI_ERROR_NONE;
        for (jint j = 0; !sets && j < readable(methods, count); j += 100)
            call(jni, klass, methods[j]);
        for (jint j = 0; !sets && j < readable(methods, count); j++)
            left += ti(ClearBreakpoint, methods[j], 0) != JVMTI_ERROR_NONE;
        total += sets ? count : 0;
        release(methods);
    }
}

static void observe(JNIEnv *jni, jobject classes)
{
    on(Breakpoint, arrived);
    for_each(jni, classes, true);
    for_each(jni, classes, false);
    say("methods %d, refused %d", total, refused);
    say("called %d, breakpoints %d, not cleared %d", called, hits, left);
}

/* Bulk oracle: six thousand methods. The JVM has to get memory for what it keeps of a method while it sets
 * a breakpoint in it. */
TEST(.target = "classfile.ManyMethods", .probe = observe, .timeout = 120,
     .needs = {.can_generate_breakpoint_events = 1},
     .vm_args = LIST("-XX:+IgnoreUnrecognizedVMOptions", "-XX:MetaspaceSize=8m",
                     "-XX:MinMetaspaceExpansion=256k", "-XX:MaxMetaspaceExpansion=256k"));
