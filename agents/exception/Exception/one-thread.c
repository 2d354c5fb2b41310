/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Exception and ExceptionCatch can be enabled for one thread.");

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (strstr(method_name(method), ".recover()I") != NULL)
        say("thrown on %s", thread_name(thread));
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (strstr(method_name(method), ".recover()I") != NULL)
        say("caught on %s", thread_name(thread));
}

static void observe(JNIEnv *jni, jobject threads)
{
    on_thread(Exception, thrown, (jthread)(*jni)->GetObjectArrayElement(jni, threads, 0));
    on_thread(ExceptionCatch, caught, (jthread)(*jni)->GetObjectArrayElement(jni, threads, 1));
}

TEST(.target = "method.TwoCallers", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
