/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "assay.h"

TITLE("VMInit is posted once, on the initial thread and before ThreadStart of the main thread.");

/* The threads that had ThreadStart before the handler of VMInit returned, and after. That comes on any thread. */
struct started {
    jthread items[1000];
    int count;
};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct started before, after;
static bool is_handled;
static int inits;

static void JNICALL thread_started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    pthread_mutex_lock(&lock);
    struct started *list = is_handled ? &after : &before;
    if (list->count < 1000)
        list->items[list->count++] = (*jni)->NewGlobalRef(jni, thread);
    pthread_mutex_unlock(&lock);
}

static void load(JavaVM *vm, char *options)
{
    on(ThreadStart, thread_started);
}

static void init(JNIEnv *jni, jthread thread)
{
    jthread self = NULL;
    inits++;
    must(GetCurrentThread, &self);
    say("the current thread: %s", truth((*jni)->IsSameObject(jni, self, thread)));
    pthread_mutex_lock(&lock);
    is_handled = true;
    pthread_mutex_unlock(&lock);
}

/* A launcher may run main() on another thread than the initial one. */
static void probe(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    pthread_mutex_lock(&lock);
    int early = times_in(jni, self, before.count, before.items);
    int due = times_in(jni, self, after.count, after.items);
    pthread_mutex_unlock(&lock);
    say("ThreadStart of the main thread: before %d, after %d", early, due);
}

static void death(JNIEnv *jni)
{
    say("VMInit events: %d", inits);
}

TEST(.load = load, .init = init, .probe = probe, .death = death);
