/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetAvailableProcessors returns what Runtime.availableProcessors returns.");

static jint of_runtime(JNIEnv *jni)
{
    jclass klass = find_class(jni, "java/lang/Runtime");
    jmethodID get = static_method_id(jni, klass, "getRuntime", "()Ljava/lang/Runtime;");
    jmethodID count = method_id(jni, klass, "availableProcessors", "()I");
    jobject runtime = (*jni)->CallStaticObjectMethod(jni, klass, get);
    no_exception(jni);
    return (*jni)->CallIntMethod(jni, runtime, count);
}

/* The number may change at any time, and is asked for again if it did. */
static void observe(JNIEnv *jni, jobject subject)
{
    jint before, after, count = 0;
    do {
        before = of_runtime(jni);
        must(GetAvailableProcessors, &count);
        after = of_runtime(jni);
    } while (before != after);
    say("same count: %s", truth(count == before));
}

/* Many JVMs have an option that sets the number; with it or without, both answers are the same. */
TEST(.probe = observe,
     .vm_args = LIST("-XX:+IgnoreUnrecognizedVMOptions", "-XX:ActiveProcessorCount=3"));
