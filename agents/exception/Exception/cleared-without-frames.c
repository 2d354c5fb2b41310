/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "../throws.h"
#include "threads.h"

TITLE("Exception is posted for what follows an exception that a thread without Java frames has cleared.");

static void throw_twice(JNIEnv *jni, void *unused)
{
    native_passer(jni, throws.klass);
    (*jni)->ExceptionClear(jni);
    say("cleared");
    for (int i = 0; i < 2; i++)
        say("result %d",
            (int)(*jni)->CallStaticIntMethod(
                jni, throws.klass, static_method_id(jni, throws.klass, "catcher", "()I")));
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_throws(jni, NULL);
    pthread_join(start_attached("attached", throw_twice, NULL), NULL);
}

TEST(.target = "exception.Throws", .probe = observe, .needs = {.can_generate_exception_events = 1});
