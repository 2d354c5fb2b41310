/* SPDX-License-Identifier: Apache-2.0 */

/*
 * What a class library may have a new thread do before its method run() is called: it enters a
 * monitor that another thread has, parks, waits and sleeps. So the thread is BLOCKED, WAITING or TIMED_WAITING
 * though it has come to nothing of the program. Nothing says in which states a thread may be before run().
 *
 * A thread may be suspended at any of it. So there is a monitor for each round, which nobody needs later, and
 * another thread ends what it parks in without a lock.
 */
#include <stdatomic.h>

#include "faults/perturb.h"

enum { HELD_MICROSECONDS = 700, FREE_MICROSECONDS = 200, STARTS_MAX = 8192 };

static jclass object_class, thread_class, support_class;
static jmethodID wait_for, sleep_for, park, unpark;

static atomic_bool is_serving;
static atomic_int starting;   /* threads that have not come to run() */
static _Atomic(jobject) held; /* the monitor that the other thread has at the moment */

/* Threads that have parked, by number; weak references. */
static struct start {
    atomic_bool parks;
    jweak thread;
} starts[STARTS_MAX];
static atomic_size_t start_count;

static void end_parks(JNIEnv *jni)
{
    size_t count = atomic_load(&start_count);
    for (size_t i = 0; i < count && i < STARTS_MAX; i++)
        if (atomic_load(&starts[i].parks)) {
            jthread thread = (*jni)->NewLocalRef(jni, starts[i].thread);
            (*jni)->CallStaticVoidMethod(jni, support_class, unpark, thread);
            clear_pending(jni);
            (*jni)->DeleteLocalRef(jni, thread);
        }
}

static void JNICALL serve(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    (void)env, (void)unused;
    atomic_store(&is_serving, true);
    while (true) {
        pause_microseconds(FREE_MICROSECONDS);
        if (atomic_load(&starting) == 0)
            continue;
        jobject object = (*jni)->AllocObject(jni, object_class);
        jobject monitor = (*jni)->NewGlobalRef(jni, object);
        (*jni)->DeleteLocalRef(jni, object);
        if (clear_pending(jni) || (*jni)->MonitorEnter(jni, monitor) != JNI_OK)
            continue;
        atomic_store(&held, monitor);
        pause_microseconds(HELD_MICROSECONDS);
        (*jni)->MonitorExit(jni, monitor);
        end_parks(jni);
    }
}

static void be_blocked(JNIEnv *jni)
{
    jobject monitor = atomic_load(&held);
    if (monitor != NULL && (*jni)->MonitorEnter(jni, monitor) == JNI_OK)
        (*jni)->MonitorExit(jni, monitor);
}

static void be_parked(JNIEnv *jni, jthread thread)
{
    size_t place = atomic_fetch_add(&start_count, 1);
    if (place >= STARTS_MAX)
        return;
    starts[place].thread = (*jni)->NewWeakGlobalRef(jni, thread);
    atomic_store(&starts[place].parks, true);
    (*jni)->CallStaticVoidMethod(jni, support_class, park);
    clear_pending(jni);
    atomic_store(&starts[place].parks, false);
}

static void be_waiting(JNIEnv *jni)
{
    jobject object = (*jni)->AllocObject(jni, object_class);
    if (clear_pending(jni) || (*jni)->MonitorEnter(jni, object) != JNI_OK)
        return;
    (*jni)->CallVoidMethod(jni, object, wait_for, (jlong)1);
    clear_pending(jni);
    (*jni)->MonitorExit(jni, object);
    (*jni)->DeleteLocalRef(jni, object);
}

/* In a new thread, before run(). */
static void JNICALL delay_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    (void)env;
    falsified();
    atomic_fetch_add(&starting, 1);
    be_blocked(jni);
    be_parked(jni, thread);
    be_waiting(jni);
    (*jni)->CallStaticVoidMethod(jni, thread_class, sleep_for, (jlong)1);
    clear_pending(jni);
    be_blocked(jni);
    atomic_fetch_sub(&starting, 1);
}

static void load(JavaVM *vm)
{
    (void)vm;
    the_own_callbacks.ThreadStart = delay_start;
}

static jclass global_class(JNIEnv *jni, const char *name)
{
    return (*jni)->NewGlobalRef(jni, (*jni)->FindClass(jni, name));
}

static void init(JNIEnv *jni)
{
    object_class = global_class(jni, "java/lang/Object");
    thread_class = global_class(jni, "java/lang/Thread");
    support_class = global_class(jni, "java/util/concurrent/locks/LockSupport");
    wait_for = (*jni)->GetMethodID(jni, object_class, "wait", "(J)V");
    sleep_for = (*jni)->GetStaticMethodID(jni, thread_class, "sleep", "(J)V");
    park = (*jni)->GetStaticMethodID(jni, support_class, "park", "()V");
    unpark = (*jni)->GetStaticMethodID(jni, support_class, "unpark", "(Ljava/lang/Thread;)V");
    if (clear_pending(jni))
        return;
    start_thread(jni, "Starts", serve);
    /* Its own start is not delayed. */
    while (!atomic_load(&is_serving))
        pause_microseconds(FREE_MICROSECONDS);
    enable_own(JVMTI_EVENT_THREAD_START);
}

PERTURBATION(states_before_run, "states-before-run",
             "A new thread is blocked, parks, waits and sleeps in the class library before run().",
             .load = load, .init = init)
