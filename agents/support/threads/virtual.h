/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Virtual threads: the fields of a test's descriptor, the capability can_support_virtual_threads,
 * and the events VirtualThreadStart and VirtualThreadEnd, which headers before JDK 21 do not name.
 * The functions for all virtual threads are at the end, among those newer than JDK 17.
 *
 *     #include "virtual.h"
 *
 *     static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
 *     {
 *         say("VirtualThreadStart: %s", thread_name(thread));
 *     }
 *
 *     static void observe(JNIEnv *jni, jobject thread)
 *     {
 *         set_virtual_callbacks(started, NULL);
 *         enable_virtual(VIRTUAL_THREAD_START);
 *     }
 *
 *     TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .probe = observe,
 *          .needs = {.can_support_virtual_threads = 1});
 */
#ifndef ASSAY_VIRTUAL_H
#define ASSAY_VIRTUAL_H

#include "assay.h"

/* ---- The test ----------------------------------------------------------- */

/* Threads that stay mounted must never leave the others without a carrier, however few
 * processors there are. A JVM that has no such property ignores it. */
#define CARRIERS "-Djdk.virtualThreadScheduler.parallelism=8"

/* The fields of a test with virtual threads, in place of .since and .vm_args. */
#define VIRTUAL_THREADS VIRTUAL_THREADS_WITH(CARRIERS)

/* The same with other arguments of the JVM. */
#define VIRTUAL_THREADS_WITH(...) .since = 21, .vm_args = LIST(__VA_ARGS__)

/* All virtual threads that can be unmounted share that many carriers. */
#define ONE_CARRIER                                                                                \
    "-Djdk.virtualThreadScheduler.parallelism=1", "-Djdk.virtualThreadScheduler.maxPoolSize=1"
#define TWO_CARRIERS                                                                               \
    "-Djdk.virtualThreadScheduler.parallelism=2", "-Djdk.virtualThreadScheduler.maxPoolSize=2"

/* ---- The capability ----------------------------------------------------- */

/* The set of can_support_virtual_threads alone. */
jvmtiCapabilities virtual_threads_capability(void);

/* Adds can_support_virtual_threads to an environment in the live phase. Where a JVM does not
 * offer it then, the test is `inapplicable`. */
void support_virtual_threads(jvmtiEnv *env);

/* ---- The events --------------------------------------------------------- */

enum virtual_event { VIRTUAL_THREAD_START = 87, VIRTUAL_THREAD_END = 88 };

typedef void(JNICALL *virtual_callback)(jvmtiEnv *env, JNIEnv *jni, jthread thread);

/* Sets the callbacks of the two events, of which either may be null, besides those in
 * assay_callbacks, by `must`. `on` unsets these two again, so it has to come first. */
void set_virtual_callbacks(virtual_callback start, virtual_callback end);
void set_virtual_callbacks_in(jvmtiEnv *env, virtual_callback start, virtual_callback end);

/* SetEventNotificationMode of the test's environment for one of the two events; the thread
 * may be null. */
jvmtiError set_virtual_mode(jvmtiEventMode mode, enum virtual_event event, jthread thread);

/* Enables one of the two events for all threads, by `must`. */
void enable_virtual(enum virtual_event event);

/* ---- Threads ------------------------------------------------------------ */

/* Whether Thread.isVirtual says that a thread is virtual. For a null pointer, which no function
 * should give in place of a thread, it says so and gives false. */
bool is_virtual(JNIEnv *jni, jthread thread);

/* SuspendAllVirtualThreads and ResumeAllVirtualThreads of the test's environment, without an
 * exception list, by `must`. */
void must_suspend_all_virtual(void);
void must_resume_all_virtual(void);

/* The same functions with a list of threads that are excepted, under observation: they say
 * "SuspendAllVirtualThreads: ERROR" and "ResumeAllVirtualThreads: ERROR". */
void say_suspend_all_virtual(jint except_count, const jthread *except_list);
void say_resume_all_virtual(jint except_count, const jthread *except_list);

/* ==== Functions newer than JDK 17 ========================================= */

/*
 * Functions that are newer than the oldest header Assay builds with (JDK 17), reached
 * by their slots. Only for tests whose .since keeps them from an older JVM.
 */

/* The function in a slot of an environment's table; the first slot has number 1. */
#define newer_slot(ENV, SLOT) (((void *const *)*(ENV))[(SLOT)-1])

/* Slot 118, since 21. */
static inline jvmtiError suspend_all_virtual_threads(jvmtiEnv *env, jint except_count,
                                                     const jthread *except_list)
{
    jvmtiError(JNICALL * function)(jvmtiEnv *, jint, const jthread *) = newer_slot(env, 118);
    return function(env, except_count, except_list);
}

/* Slot 119, since 21. */
static inline jvmtiError resume_all_virtual_threads(jvmtiEnv *env, jint except_count,
                                                    const jthread *except_list)
{
    jvmtiError(JNICALL * function)(jvmtiEnv *, jint, const jthread *) = newer_slot(env, 119);
    return function(env, except_count, except_list);
}

/* Slot 67, since 25. */
static inline jvmtiError clear_all_frame_pops(jvmtiEnv *env, jthread thread)
{
    jvmtiError(JNICALL * function)(jvmtiEnv *, jthread) = newer_slot(env, 67);
    return function(env, thread);
}

#endif
