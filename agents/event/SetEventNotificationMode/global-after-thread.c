/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Enabling an event globally after enabling it for one thread reaches the other threads.");

static void JNICALL on_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                 jlocation location, jobject exception, jmethodID catch_method,
                                 jlocation catch_location)
{
    jclass klass = NULL;
    must_in(env, GetMethodDeclaringClass, method, &klass);
    if (strcmp(class_name(klass), "Lallocation/Maker;") == 0)
        say("%s: %s", thread_name(thread), method_name(method));
}

static void throw_one(JNIEnv *jni)
{
    jclass maker = find_class(jni, "allocation/Maker");
    (*jni)->CallStaticObjectMethod(
        jni, maker, static_method_id(jni, maker, "thrown", "(I)Ljava/lang/Object;"), 0);
    no_exception(jni);
}

static void observe(JNIEnv *jni, jobject worker)
{
    if (worker != NULL) {
        on_thread(Exception, on_exception, worker);
        throw_one(jni);
        return;
    }
    say("for the worker");
    throw_one(jni);
    on(Exception, on_exception);
    say("for all");
    throw_one(jni);
}

TEST(.target = "allocation.Workers", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
