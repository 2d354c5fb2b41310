/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "assay.h"

TITLE("VMInit is posted once, on the initial thread and before its ThreadStart.");

/* ThreadStart comes on any thread. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static jthread initial;
static bool main_started;
static jthread started[100];
static int threads, inits;

static bool is_initial(JNIEnv *jni, jthread thread)
{
    return (*jni)->IsSameObject(jni, thread, initial) == JNI_TRUE;
}

static void JNICALL thread_started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    pthread_mutex_lock(&lock);
    if (initial != NULL)
        main_started |= is_initial(jni, thread);
    else if (threads < 100)
        started[threads++] = (*jni)->NewGlobalRef(jni, thread);
    pthread_mutex_unlock(&lock);
}

static void load(JavaVM *vm, char *options)
{
    on(ThreadStart, thread_started);
}

static void init(JNIEnv *jni, jthread thread)
{
    jthread self;
    inits++;
    must(GetCurrentThread, &self);
    pthread_mutex_lock(&lock);
    initial = (*jni)->NewGlobalRef(jni, thread);
    for (int i = 0; i < threads; i++)
        main_started |= is_initial(jni, started[i]);
    pthread_mutex_unlock(&lock);
    say("the current thread: %s", truth(is_initial(jni, self)));
    say("its ThreadStart has come: %s", truth(main_started));
}

static void probe(JNIEnv *jni, jobject subject)
{
    jthread self;
    must(GetCurrentThread, &self);
    say("main runs on it: %s", truth(is_initial(jni, self)));
    say("its ThreadStart has come: %s", truth(main_started));
}

static void death(JNIEnv *jni)
{
    say("VMInit events: %d", inits);
}

TEST(.load = load, .init = init, .probe = probe, .death = death);
