/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Threads: starting and attaching them, waiting for states, saying what the thread functions
 * report, and telling whether a thread runs. Platform threads and virtual threads alike, unless
 * a function says otherwise.
 *
 *     jthread thread = start_agent_thread(jni, "waiting", wait_once, NULL);
 *     await_bits(thread, JVMTI_THREAD_STATE_WAITING);
 *     say_state(thread);      "GetThreadState: JVMTI_ERROR_NONE ALIVE|WAITING|..."
 *
 * Functions named await_... wait without bound: the test's timeout ends them. Functions that call
 * JVM TI or JNI beside what they are for end the process with `broken` when that fails.
 */
#ifndef ASSAY_THREADS_H
#define ASSAY_THREADS_H

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <time.h>

#include "assay.h"

/* ---- Threads at hand ---------------------------------------------------- */

/* The thread that calls this, by `must`: a new local reference. */
jthread current_thread(void);

/* The thread at an index of the Thread[] that a target calls the probe with: a new local
 * reference. */
jthread thread_at(JNIEnv *jni, jobject threads, jint index);

/* ---- Threads that a test starts ----------------------------------------- */

/* A java.lang.Thread of that name that is not started. Returns a local reference. */
jthread new_thread(JNIEnv *jni, const char *name);

/* Runs the procedure on a new agent thread of normal priority (RunAgentThread by `must`). Returns
 * a local reference. */
jthread start_agent_thread(JNIEnv *jni, const char *name, jvmtiStartFunction procedure,
                           void *argument);

/* Runs the body on a native thread that AttachCurrentThread attaches under that name (null: the
 * JVM chooses one) and that is detached after it. For pthread_join. */
pthread_t start_attached(const char *name, void (*body)(JNIEnv *jni, void *argument),
                         void *argument);

/* The same in a group (a global reference, or null), maybe as a daemon; waits for its end. */
void run_attached(const char *name, jobject group, bool daemon,
                  void (*body)(JNIEnv *jni, void *argument), void *argument);

/* ---- Native threads that are attached and detached at once --------------- */

/* Starts 16 native threads that are attached and detached 20 times each, by turns as daemons, with
 * a name that the JVM gives them; each calls `act` whenever it is attached. Enables and counts
 * ThreadStart and ThreadEnd for them. */
void start_attaching(void (*act)(JNIEnv *jni));

/* For callbacks of other events: counts an event of one of these threads, and whether its thread
 * is the current one. */
void count_if_attached(atomic_int *events, JNIEnv *jni, jthread thread);

/* Whether one of them has not ended. */
bool some_are_attaching(void);

/* Waits for their ends, and says how many events were counted. */
void say_attached(void);

/* ---- Waiting ------------------------------------------------------------ */

/* Waits until the state has all of these bits. */
void await_bits(jthread thread, jint bits);

/* Waits until a thread has ended, without a function of JVM TI while it ends: calls Thread.isAlive
 * where the current thread can, and does not return before the state is TERMINATED. */
void await_end(jthread thread);

/* Waits until the state has one of these bits: Java may show a state a moment before JVM TI does,
 * and after a resumption a thread may look again whether it can go on. What does not come within
 * six seconds, with an emulator correspondingly more, is left to the test to report. */
void wait_for_state(jthread thread, jint bits);

/* For a loop that waits for something else on the same terms: whether it may go on, as long
 * from its first call, in which BEGINNING is {0}. Lets other threads run. */
bool wait_goes_on(struct timespec *beginning);

/* Gives other threads every opportunity to do what they must not do: some native threads start and
 * end meanwhile. What a correct JVM answers does not depend on how long this takes. */
void give_others_time(void);

/* The same for longer. A thread that suspends itself may count as suspended a moment before it is,
 * and a resumption within that moment overlaps the call that suspends. No state shows when it is
 * over. */
void wait_out_suspension(void);

/* ---- States ------------------------------------------------------------- */

/* Whether GetThreadState reports that a thread is suspended, by `must`. */
bool is_suspended(jthread thread);

/* GetThreadState, under observation: says "GetThreadState: ERROR", and the state if there is
 * no error. */
void say_state(jthread thread);

/* The same of the first state that has one of these bits: a thread may wake for no reason, and wait
 * anew. Another one if there is none within six seconds. */
void say_state_with(jthread thread, jint bits);

/* That state, by `must`. */
jint state_with(jthread thread, jint bits);

/* SuspendThread, under observation. Where the thread has none of these bits then, since it woke for
 * no reason, it is resumed, and suspended when it has one. */
jvmtiError suspend_with(jthread thread, jint bits);
void must_suspend_with(jthread thread, jint bits); /* the same by `must` */

/* Says the state while the thread is suspended, and after it was resumed: the first one that Java
 * does not distinguish from the state before, as park and Object.wait may end for no reason, and
 * the target waits anew; or the last one, if there is none. */
void say_suspended_state(jthread thread);

/* Says the state converted to java.lang.Thread.State, and what Thread.getState returns. */
void say_java_state(JNIEnv *jni, jthread thread);

/* Says the interrupt status that GetThreadState reports and that of Thread.isInterrupted, and
 * returns the latter. */
bool say_interrupted(JNIEnv *jni, jthread thread);

/* Asks 3,000 times for the state of a live thread that is not suspended, and says how often there
 * was an error, whether any state had bits that exclude each other, and the first such state. */
void say_state_consistency(jthread thread);

/* ---- Whether a thread runs ---------------------------------------------- */

/* The class of the target. That of a target whose threads count without end, such as thread.Counting, has
 * the static methods "int countOf(Object thread)" and "void awaitProgress(Object thread)". */
jclass target_class(JNIEnv *jni);
jint counter_of(JNIEnv *jni, jthread thread);
void await_counting(JNIEnv *jni, jthread thread); /* one that must run has counted on */
bool counts_on(JNIEnv *jni, jthread thread);      /* one that must not counts on; gives it time */

/* For each thread of a Thread[], says "NAME: runs", or "suspended", or "suspended, but runs". */
void say_counting(JNIEnv *jni, jobject threads);

/* ---- Suspending --------------------------------------------------------- */

/* SuspendThreadList or ResumeThreadList of at most LIST_MOST threads, under observation: says the
 * answer and each result, and if anything was written outside the results. */
#define SAY_LIST(FUNCTION, COUNT, THREADS)                                                         \
    do {                                                                                           \
        jvmtiError results_[LIST_MOST + 2];                                                        \
        clear_results(results_);                                                                   \
        say(#FUNCTION ": %s", error_name(ti(FUNCTION, (COUNT), (THREADS), results_ + 1)));         \
        say_list_results((COUNT), results_);                                                       \
    } while (0)
enum { LIST_MOST = 8 };
extern const jvmtiError untouched_result; /* a result that the JVM has not written */
void clear_results(jvmtiError *results);  /* for SAY_LIST */
void say_list_results(jint count, const jvmtiError *results);

/* Suspends a thread that may end at any time, and resumes it: it has ended, or it is alive, suspended
 * and can be resumed. A suspended one may end, too, where it needs no more Java code for that.
 * say_suspensions says how often it was otherwise. */
void suspend_if_alive(jthread thread);
void say_suspensions(void);

/* In 200 rounds two threads make the call for the target at the same moment, after `prepare`. Says
 * in how many rounds both calls were refused, or the target was suspended afterwards otherwise than
 * expected. Of the second call the specification does not say whether it came too late, nor which
 * error is due when the state changes within it. */
void say_races(JNIEnv *jni, jthread target, void (*prepare)(jthread), jvmtiError (*call)(jthread),
               bool suspended_then);

/* The two threads of a race wait for each other, in native code. */
void meet_other_thread(void);

/* ---- All threads -------------------------------------------------------- */

/* How often a thread is in the list of GetAllThreads. */
int times_listed(JNIEnv *jni, jthread thread);

/* Whether a thread has ended, or is about to, as JVMTI_ERROR_THREAD_NOT_ALIVE reports. */
bool thread_ends(jthread thread);

/* Calls a function for each thread of GetAllThreads, and says "FUNCTION: ERROR" for each error but
 * JVMTI_ERROR_THREAD_NOT_ALIVE of a thread that ends, which some may do at any time; last,
 * "FUNCTION: refused COUNT". */
void say_refused_threads(const char *function, jvmtiError (*call)(jthread thread));

/* Calls a function for each thread of GetAllThreads except the current one, and says "WITNESSs: COUNT,
 * platform threads accepted: COUNT": how many threads have the name WITNESS, which the target gave to
 * one of its own, and for how many the function returns no error. */
void say_accepted_threads(JNIEnv *jni, const char *witness, jvmtiError (*call)(jthread thread));

/* ---- Information -------------------------------------------------------- */

/* Thread information that shows which fields the JVM has not written. */
jvmtiThreadInfo untouched_info(void);

/* GetThreadInfo, under observation: says the answer and all fields, the two references as "none",
 * "as expected" or "another"; a null reference may be the one expected. */
void say_thread_info(JNIEnv *jni, jthread thread, jobject group, jobject loader);
const char *compared_reference(JNIEnv *jni, jobject actual, jobject expected);

/* Thread.currentThread(), as a local reference. */
jobject java_current_thread(JNIEnv *jni);

/* Says whether a thread is Thread.currentThread(), and whether the reference is a local one. */
void say_same_as_java(JNIEnv *jni, jthread thread);

/* GetCurrentThread, under observation: says the answer, the name and what say_same_as_java says. */
void say_current_thread(JNIEnv *jni);

/* ---- Thread groups ------------------------------------------------------ */

/* ThreadGroup.getParent and Thread.getThreadGroup: local references, null for null. */
jobject java_parent(JNIEnv *jni, jobject group);
jobject java_group(JNIEnv *jni, jthread thread);

/* Thread group information that shows which fields the JVM has not written. */
jvmtiThreadGroupInfo untouched_group(void);

/* The name of a group in quotes, by `must`. */
const char *group_name(jthreadGroup group);

/* What GetThreadGroupChildren reports. */
struct children {
    jint thread_count;
    jthread *threads;
    jint group_count;
    jthreadGroup *groups;
};

/* GetThreadGroupChildren, under observation; after an error there are none. The memory is released by
 * release_children. */
jvmtiError ask_children(jthreadGroup group, struct children *children);
void release_children(struct children *children);

/* The same: says the answer, and a line for each thread and each group. */
void say_children(jthreadGroup group);

/* How often a list has an object. */
int times_among(JNIEnv *jni, jint count, jobject *list, jobject wanted);

/* ---- Thread-local storage ----------------------------------------------- */

/* Values to store; only their addresses matter. */
extern char first_value, second_value;

/* GetThreadLocalStorage, under observation: says "GetThreadLocalStorage: ERROR", and without an
 * error "null", "first", "second" or "other" for the value. */
void say_storage(jvmtiEnv *env, jthread thread);

/* SetThreadLocalStorage, under observation: says the answer. */
void say_set_storage(jvmtiEnv *env, jthread thread, const void *value);

/* ---- Threads as Java has them ------------------------------------------- */

/* Thread.interrupt of a thread, alive or not, or of the current one if null; Thread.join. */
void interrupt_in_java(JNIEnv *jni, jthread thread);
void join_in_java(JNIEnv *jni, jthread thread);

/* Object.notifyAll as the owner of the monitor, and LockSupport.unpark. */
void notify_all(JNIEnv *jni, jobject object);
void unpark(JNIEnv *jni, jthread thread);

/* Releases the point "end of NAME", for a callback of ThreadEnd or VirtualThreadEnd: Java may show
 * the end of a thread before the event is posted, and targets whose arguments say so go on
 * only after both. */
void release_end_of(const char *name);

/* ==== Real time =========================================================== */

/*
 * Real time as this process measures it, to compare the JVM's timers with.
 *
 *     jlong before = real_time();
 *     ...
 *     say("at most a second: %s", truth(real_time() - before <= MILLISECONDS(1000)));
 */

#define MILLISECONDS(N) ((jlong)(N)*1000000)

/* Nanoseconds of real time since some start. */
static inline jlong real_time(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (jlong)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Whether two timer informations agree in all fields that carry a meaning. */
jboolean same_timer(const jvmtiTimerInfo *a, const jvmtiTimerInfo *b);

/* Works 400 ms, nearly all in the system; whether a timer of that kind may have counted these times. */
void work_in_system(jlong *user, jlong *system);
bool as_its_kind(const jvmtiTimerInfo *info, jlong counted, jlong user, jlong system);

#endif
