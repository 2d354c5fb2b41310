/* SPDX-License-Identifier: Apache-2.0 */
#include "scenarios.h"

#include "callers.h"

#include <sched.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum { FRAMES = 200 };

/* ---- The threads --------------------------------------------------------- */

static jint awaited_state(const char *name)
{
    if (strstr(name, "blocked") != NULL)
        return JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER;
    bool runs = strcmp(name, "running") == 0 || strcmp(name, "native") == 0;
    return runs ? JVMTI_THREAD_STATE_RUNNABLE : JVMTI_THREAD_STATE_WAITING;
}

/* While they are compared. */
static bool are_suspended;

static void suspend_in_scenario(const char *name, jthread thread)
{
    must_suspend_with(thread, awaited_state(name));
}

static void compare_each(JNIEnv *jni, jobject threads, compare_scenario compare)
{
    jsize count = (*jni)->GetArrayLength(jni, threads);
    ask_for_references(jni, 2000);
    for (jsize i = 0; i < count; i++) {
        jthread thread = thread_at(jni, threads, i);
        wait_for_state(thread, awaited_state(thread_name(thread)));
        if (are_suspended)
            suspend_in_scenario(thread_name(thread), thread);
    }
    for (jsize i = 0; i < count; i++) {
        jthread thread = thread_at(jni, threads, i);
        char *name = strdup(thread_name(thread));
        if (name == NULL)
            broken("there is no memory for a name");
        compare(jni, name, thread);
        free(name);
    }
    for (jsize i = 0; are_suspended && i < count; i++)
        must(ResumeThread, thread_at(jni, threads, i));
    say("threads: %d", (int)count);
    say_first_difference();
}

/* Whether the probe is called by a thread that is to have a native frame; it has returned then. */
static bool is_called_by_scenario(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Scenarios");
    if (!(*jni)->IsInstanceOf(jni, subject, klass))
        return false;
    (*jni)->CallVoidMethod(jni, subject, method_id(jni, klass, "act", "()V"));
    no_exception(jni);
    return true;
}

void observe_scenarios(JNIEnv *jni, jobject subject, compare_scenario compare)
{
    if (is_called_by_scenario(jni, subject))
        return;
    are_suspended = is_case("suspended");
    compare_each(jni, subject, compare);
}

struct comparison {
    jobject threads;
    compare_scenario compare;
};

static void compare_twice(JNIEnv *jni, void *argument)
{
    struct comparison *comparison = argument;
    are_suspended = false;
    compare_each(jni, comparison->threads, comparison->compare);
    are_suspended = true;
    compare_each(jni, comparison->threads, comparison->compare);
}

void observe_scenarios_by_callers(JNIEnv *jni, jobject subject, compare_scenario compare)
{
    if (is_called_by_scenario(jni, subject))
        return;
    struct comparison comparison = {(*jni)->NewGlobalRef(jni, subject), compare};
    have_called(jni, compare_twice, &comparison);
}

/* ---- Stacks -------------------------------------------------------------- */

struct view {
    jint state, count;
    jvmtiFrameInfo frames[FRAMES];
};

static bool succeeds(const char *name, const char *function, jvmtiError error)
{
    if (error != JVMTI_ERROR_NONE)
        differs("%s, %s: expected JVMTI_ERROR_NONE, actual %s", name, function, error_name(error));
    return error == JVMTI_ERROR_NONE;
}

static void compare_frames(const char *name, const char *function, const struct view *expected,
                           const struct view *actual)
{
    if (actual->count != expected->count)
        differs("%s, frames of %s: expected %d, actual %d", name, function, (int)expected->count,
                (int)actual->count);
    for (jint i = 0; i < actual->count && i < expected->count && i < FRAMES; i++) {
        const jvmtiFrameInfo *one = &expected->frames[i], *other = &actual->frames[i];
        if (one->method != other->method || one->location != other->location)
            differs("%s, frame %d of %s: expected %s at %lld, actual %s at %lld", name, (int)i,
                    function, method_name(one->method), (long long)one->location,
                    method_name(other->method), (long long)other->location);
    }
}

static void compare_views(const char *name, const char *function, const struct view *expected,
                          const struct view *actual)
{
    if (strcmp(thread_state(actual->state), thread_state(expected->state)) != 0)
        differs("%s, state of %s: expected %s, actual %s", name, function,
                thread_state(expected->state), thread_state(actual->state));
    if (are_suspended)
        compare_frames(name, function, expected, actual);
}

static void view_of_info(struct view *view, const jvmtiStackInfo *info)
{
    view->state = info->state;
    view->count = info->frame_count;
    for (jint i = 0; i < readable(info->frame_buffer, info->frame_count) && i < FRAMES; i++)
        view->frames[i] = info->frame_buffer[i];
}

/* By the functions for one thread. */
static bool view_of_thread(const char *name, jthread thread, struct view *view)
{
    return succeeds(name, "GetThreadState", ti(GetThreadState, thread, &view->state))
           && succeeds(name, "GetStackTrace",
                       ti(GetStackTrace, thread, 0, FRAMES, view->frames, &view->count));
}

static void compare_by_depth(const char *name, jthread thread, const struct view *expected)
{
    struct view actual = {.state = expected->state};
    if (!are_suspended
        || !succeeds(name, "GetFrameCount", ti(GetFrameCount, thread, &actual.count)))
        return;
    actual.count = actual.count < FRAMES ? actual.count : FRAMES; /* as GetStackTrace counts */
    for (jint i = 0; i < actual.count; i++)
        if (!succeeds(name, "GetFrameLocation",
                      ti(GetFrameLocation, thread, i, &actual.frames[i].method,
                         &actual.frames[i].location)))
            return;
    compare_frames(name, "GetFrameCount and GetFrameLocation", expected, &actual);
}

/* A wait may end at any moment, for no reason, even that of a suspended thread, which then goes no
 * further: where the state differs, both functions are asked again. */
static bool is_asked_again(jthread thread, jint actual, jint *expected, int *left)
{
    if (strcmp(thread_state(actual), thread_state(*expected)) == 0 || (*left)-- == 0)
        return false;
    sched_yield();
    must(GetThreadState, thread, expected);
    return true;
}

static void compare_in_list(const char *name, jthread thread, struct view expected)
{
    jvmtiStackInfo *infos = NULL;
    struct view actual = {0};
    jthread twice[] = {thread, current_thread(), thread};
    int left = 1000;
    do {
        release(infos);
        infos = NULL;
        if (!succeeds(name, "GetThreadListStackTraces",
                      ti(GetThreadListStackTraces, 3, twice, FRAMES, &infos)))
            return;
        readable(infos, 3); /* or the test ends here */
    } while (is_asked_again(thread, infos[0].state, &expected.state, &left));
    for (int i = 0; i < 3; i += 2) {
        view_of_info(&actual, &infos[i]);
        compare_views(name, "GetThreadListStackTraces", &expected, &actual);
    }
    release(infos);
}

/* How often the thread is in the list; the last of these, as a view. */
static int find_in_all(JNIEnv *jni, jthread thread, jvmtiStackInfo *infos, jint count,
                       struct view *found)
{
    int times = 0;
    for (jint i = 0; i < readable(infos, count); i++) {
        if ((*jni)->IsSameObject(jni, infos[i].thread, thread)) {
            times++;
            view_of_info(found, &infos[i]);
        }
        (*jni)->DeleteLocalRef(jni, infos[i].thread);
    }
    return times;
}

static void compare_in_all(JNIEnv *jni, const char *name, jthread thread, struct view expected)
{
    struct view actual = {0};
    int times = 0, left = 1000;
    do {
        jvmtiStackInfo *infos = NULL;
        jint count = 0;
        if (!succeeds(name, "GetAllStackTraces", ti(GetAllStackTraces, FRAMES, &infos, &count)))
            return;
        times = find_in_all(jni, thread, infos, count, &actual);
        release(infos);
    } while (times == 1 && is_asked_again(thread, actual.state, &expected.state, &left));
    if (times == 1)
        compare_views(name, "GetAllStackTraces", &expected, &actual);
    else
        differs("%s, in GetAllStackTraces: expected 1, actual %d", name, times);
}

void compare_virtual_stacks(JNIEnv *jni, const char *name, jthread thread)
{
    struct view expected = {0};
    if (!view_of_thread(name, thread, &expected))
        return;
    compare_by_depth(name, thread, &expected);
    compare_in_list(name, thread, expected);
}

void compare_platform_stacks(JNIEnv *jni, const char *name, jthread thread)
{
    struct view expected = {0};
    if (!view_of_thread(name, thread, &expected))
        return;
    compare_by_depth(name, thread, &expected);
    compare_in_list(name, thread, expected);
    compare_in_all(jni, name, thread, expected);
}

/* ---- Monitors ------------------------------------------------------------ */

struct owned {
    jint count, depth_count;
    jobject *monitors;
    jvmtiMonitorStackDepthInfo *depths;
    jobject contended;
};

/* Of the differences of one comparison the least in the order of bytes, whatever the order of the list;
 * empty if there is none. It is not reported at once, since a comparison may be made again. */
static char difference[200];

__attribute__((format(printf, 1, 2))) static void unlike(const char *format, ...)
{
    char text[sizeof difference];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (difference[0] == '\0' || strcmp(text, difference) < 0)
        strcpy(difference, text);
}

/* The class library may use monitors of its own. */
static bool is_lock(JNIEnv *jni, jobject monitor)
{
    return monitor != NULL
           && (*jni)->IsInstanceOf(jni, monitor, find_class(jni, "assay/Scenarios$Lock"));
}

static void keep_locks(JNIEnv *jni, const char *name, struct owned *owned)
{
    jint count = 0, depth_count = 0;
    for (jint i = 0; i < readable(owned->monitors, owned->count); i++) {
        if (owned->monitors[i] == NULL)
            unlike("%s: GetOwnedMonitorInfo lists null", name);
        if (is_lock(jni, owned->monitors[i]))
            owned->monitors[count++] = owned->monitors[i];
    }
    for (jint i = 0; i < readable(owned->depths, owned->depth_count); i++) {
        if (owned->depths[i].monitor == NULL)
            unlike("%s: GetOwnedMonitorStackDepthInfo lists null", name);
        if (is_lock(jni, owned->depths[i].monitor))
            owned->depths[depth_count++] = owned->depths[i];
    }
    owned->count = count;
    owned->depth_count = depth_count;
    if (owned->contended != NULL && !is_lock(jni, owned->contended))
        owned->contended = NULL;
}

static bool find_owned(const char *name, jthread thread, struct owned *owned)
{
    *owned = (struct owned){0};
    return succeeds(name, "GetOwnedMonitorInfo",
                    ti(GetOwnedMonitorInfo, thread, &owned->count, &owned->monitors))
           && succeeds(
               name, "GetOwnedMonitorStackDepthInfo",
               ti(GetOwnedMonitorStackDepthInfo, thread, &owned->depth_count, &owned->depths))
           && succeeds(name, "GetCurrentContendedMonitor",
                       ti(GetCurrentContendedMonitor, thread, &owned->contended));
}

static bool is_among_depths(JNIEnv *jni, const struct owned *owned, jobject monitor)
{
    for (jint i = 0; i < owned->depth_count; i++)
        if ((*jni)->IsSameObject(jni, owned->depths[i].monitor, monitor))
            return true;
    return false;
}

/* The two functions list the same monitors, and none that the thread contends for. */
static void compare_owned(JNIEnv *jni, const char *name, jthread thread, const struct owned *owned)
{
    jint frames = 0;
    must(GetFrameCount, thread, &frames);
    for (jint i = 0; i < owned->count; i++) {
        if (!is_among_depths(jni, owned, owned->monitors[i]))
            unlike("%s: a monitor that GetOwnedMonitorStackDepthInfo leaves out", name);
        if (owned->contended != NULL
            && (*jni)->IsSameObject(jni, owned->contended, owned->monitors[i]))
            unlike("%s: a monitor that it owns and contends for", name);
    }
    for (jint i = 0; i < owned->depth_count; i++) {
        jint depth = owned->depths[i].stack_depth;
        if (times_in(jni, owned->depths[i].monitor, owned->count, owned->monitors) == 0)
            unlike("%s: a monitor that GetOwnedMonitorInfo leaves out", name);
        if (depth < -1 || depth >= frames)
            unlike("%s: depth %d of %d frames", name, (int)depth, (int)frames);
    }
}

/* How many monitors each scenario has the thread own. */
static void compare_number(const char *name, const struct owned *owned)
{
    int expected = strstr(name, "owning") == NULL ? 0 : strncmp(name, "waiting", 7) == 0 ? 1 : 2;
    if (owned->count != expected)
        unlike("%s, owned: expected %d, actual %d", name, expected, (int)owned->count);
    bool contends = strstr(name, "blocked") != NULL;
    if (contends && owned->contended == NULL)
        unlike("%s, contended: expected one, actual null", name);
    if (!contends && strstr(name, "waiting") == NULL && owned->contended != NULL)
        unlike("%s, contended: expected null, actual one", name);
}

static void compare_usage(JNIEnv *jni, const char *name, jthread thread, jobject monitor,
                          bool is_owned)
{
    jvmtiMonitorUsage usage = {0};
    if (!succeeds(name, "GetObjectMonitorUsage", ti(GetObjectMonitorUsage, monitor, &usage)))
        return;
    bool owns = usage.owner != NULL && (*jni)->IsSameObject(jni, usage.owner, thread);
    bool wants = times_in(jni, thread, usage.waiter_count, usage.waiters) > 0
                 || times_in(jni, thread, usage.notify_waiter_count, usage.notify_waiters) > 0;
    if (owns != is_owned)
        unlike("%s, owner by GetObjectMonitorUsage: expected %s, actual %s", name, truth(is_owned),
               truth(owns));
    if (wants == is_owned)
        unlike("%s, among the waiters: expected %s, actual %s", name, truth(!is_owned),
               truth(wants));
    if (is_owned && usage.entry_count < 1)
        unlike("%s, entry count: expected 1 at least, actual %d", name, (int)usage.entry_count);
    release(usage.waiters);
    release(usage.notify_waiters);
}

static void compare_once(JNIEnv *jni, const char *name, jthread thread, bool with_usage)
{
    struct owned owned;
    difference[0] = '\0';
    if (find_owned(name, thread, &owned)) {
        keep_locks(jni, name, &owned);
        compare_number(name, &owned);
        compare_owned(jni, name, thread, &owned);
        for (jint i = 0; with_usage && i < owned.count; i++)
            compare_usage(jni, name, thread, owned.monitors[i], true);
        if (with_usage && owned.contended != NULL)
            compare_usage(jni, name, thread, owned.contended, false);
    }
    release(owned.monitors);
    release(owned.depths);
}

/* A thread that waits or is parked may be awake at any moment, for no reason, and one that is blocked may
 * show that a moment before its monitor. A suspended one stays so: it is resumed, and suspended again. */
static bool is_compared_again(const char *name, jthread thread, struct timespec *beginning)
{
    bool passes = strstr(name, "waiting") != NULL || strstr(name, "parked") != NULL
                  || strstr(name, "blocked") != NULL;
    if (difference[0] == '\0' || !passes || !wait_goes_on(beginning))
        return false;
    if (are_suspended) {
        must(ResumeThread, thread);
        suspend_in_scenario(name, thread);
    }
    return true;
}

static void compare_monitors(JNIEnv *jni, const char *name, jthread thread, bool with_usage)
{
    struct timespec beginning = {0};
    do {
        (*jni)->PushLocalFrame(jni, 100);
        compare_once(jni, name, thread, with_usage);
        (*jni)->PopLocalFrame(jni, NULL);
    } while (is_compared_again(name, thread, &beginning));
    if (difference[0] != '\0')
        differs("%s", difference);
}

void compare_virtual_monitors(JNIEnv *jni, const char *name, jthread thread)
{
    compare_monitors(jni, name, thread, false);
}

void compare_platform_monitors(JNIEnv *jni, const char *name, jthread thread)
{
    compare_monitors(jni, name, thread, true);
}
