/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>

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
static void say_same(JNIEnv *jni, const char *when)
{
    jint before, after, count;
    do {
        before = of_runtime(jni);
        must(GetAvailableProcessors, &count);
        after = of_runtime(jni);
    } while (before != after);
    say("%s: same count: %s", when, truth(count == before));
}

/* A JVM may count those that the thread is bound to, or all: in both answers the same. */
static void observe(JNIEnv *jni, jobject subject)
{
    cpu_set_t all, one;
    say_same(jni, "as started");
    CPU_ZERO(&one);
    if (sched_getaffinity(0, sizeof all, &all) != 0)
        CPU_ZERO(&all);
    for (size_t i = 0; i < CPU_SETSIZE && CPU_COUNT(&one) == 0; i++)
        if (CPU_ISSET(i, &all))
            CPU_SET(i, &one);
    sched_setaffinity(0, sizeof one, &one);
    say_same(jni, "bound to one processor");
}

TEST(.probe = observe);
