/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetObjectMonitorUsage lists virtual threads as owners and waiters as the release specifies.");

static void say_names(JNIEnv *jni, const char *what, jint count, jthread *threads)
{
    /* In the order of their names, for that of the array is open. */
    say("%s: %d", what, (int)count);
    static const char *const names[] = {
        "entering", "main", "platform blocked", "platform entering", "platform waiting", "waiting"};
    for (int i = 0; i < 6; i++)
        for (jint j = 0; j < count; j++)
            if (strcmp(thread_name(threads[j]), names[i]) == 0)
                say("%s: %s", what, names[i]);
}

static bool both_wait(JNIEnv *jni, jobject subjects)
{
    jint one = 0, other = 0;
    must(GetThreadState, a_thread(jni, subjects, WAITING), &one);
    must(GetThreadState, a_thread(jni, subjects, PLATFORM_WAITING), &other);
    return (one & other & JVMTI_THREAD_STATE_WAITING) != 0;
}

/* A thread may show its state a moment before it is a waiter, and may be awake for no reason. */
static bool shows_waiters(int which, const jvmtiMonitorUsage *usage)
{
    char letter = (char)('A' + which);
    if (letter == 'F')
        return usage->owner == NULL && usage->notify_waiter_count > 0;
    return (letter != 'A' && letter != 'D') || usage->waiter_count > 0;
}

/* Those that wait to be notified by F may wake for no reason, and wait anew. */
static jvmtiError ask(JNIEnv *jni, jobject subjects, int which, jvmtiMonitorUsage *usage)
{
    struct timespec beginning = {0};
    jobject monitor = a_monitor(jni, subjects, which);
    jvmtiError error = JVMTI_ERROR_NONE;
    bool waited = false;
    while (error == JVMTI_ERROR_NONE && !waited && wait_goes_on(&beginning)) {
        release(usage->waiters);
        release(usage->notify_waiters);
        *usage = (jvmtiMonitorUsage){.entry_count = -7, .waiter_count = -7};
        waited = both_wait(jni, subjects);
        error = ti(GetObjectMonitorUsage, monitor, usage);
        waited = waited && both_wait(jni, subjects) && shows_waiters(which, usage);
    }
    return error;
}

static void observe(JNIEnv *jni, jobject subjects)
{
    await_blocked(jni, subjects, ENTERING, PLATFORM_BLOCKED);
    for (int i = 0; i < MONITORS; i++) {
        jvmtiMonitorUsage usage = {0};
        jvmtiError error = ask(jni, subjects, i, &usage);
        if (error != JVMTI_ERROR_NONE) {
            say("%c: %s", 'A' + i, error_name(error));
            continue;
        }
        say("%c: %s, owner: %s, entry count: %d", 'A' + i, error_name(error),
            usage.owner == NULL ? "none" : thread_name(usage.owner), (int)usage.entry_count);
        say_names(jni, "waiters", usage.waiter_count, usage.waiters);
        say_names(jni, "notify waiters", usage.notify_waiter_count, usage.notify_waiters);
        release(usage.waiters);
        release(usage.notify_waiters);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
