/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The recorder of threads: which kind of thread is the target of each call that takes a thread, and
 * which kind makes the call. It asks the JVM by an environment of its own, calls no Java, and changes
 * neither arguments nor answers. How a thread came into being is in that environment's thread-local
 * storage; what is mounted where is asked by HotSpot's extension functions, from 21 on.
 */
#include <stdio.h>
#include <stdlib.h>

#include "faults/faults.h"

/* The kinds of suites/threads/kinds.tsv, which has their meanings. */
#define TARGETS(X)                                                                                 \
    X(NONE, "none")                                                                                \
    X(NULL, "null")                                                                                \
    X(SELF, "self")                                                                                \
    X(RUNNING, "running")                                                                          \
    X(WAITING, "waiting")                                                                          \
    X(SUSPENDED, "suspended")                                                                      \
    X(UNSTARTED, "unstarted")                                                                      \
    X(ENDED, "ended")                                                                              \
    X(AGENT, "agent")                                                                              \
    X(ATTACHED, "attached")                                                                        \
    X(ATTACHED_BARE, "attached-bare")                                                              \
    X(SYSTEM, "system")                                                                            \
    X(CARRIER, "carrier")                                                                          \
    X(MOUNTED, "mounted")                                                                          \
    X(UNMOUNTED, "unmounted")                                                                      \
    X(MOUNTED_SUSPENDED, "mounted-suspended")                                                      \
    X(UNMOUNTED_SUSPENDED, "unmounted-suspended")                                                  \
    X(VIRTUAL_UNSTARTED, "virtual-unstarted")                                                      \
    X(VIRTUAL_ENDED, "virtual-ended")

#define CALLERS(X)                                                                                 \
    X(PLATFORM, "platform")                                                                        \
    X(VIRTUAL, "virtual")                                                                          \
    X(AGENT, "agent")                                                                              \
    X(ATTACHED, "attached")                                                                        \
    X(SYSTEM, "system")                                                                            \
    X(CARRIER, "carrier")                                                                          \
    X(CALLBACK, "callback")                                                                        \
    X(VIRTUAL_CALLBACK, "virtual-callback")                                                        \
    X(ONLOAD, "onload")                                                                            \
    X(START, "start")                                                                              \
    X(DEAD, "dead")                                                                                \
    X(UNATTACHED, "unattached")

#define TARGET_MEMBER(NAME, TEXT) TARGET_##NAME,
#define CALLER_MEMBER(NAME, TEXT) CALLER_##NAME,
#define TEXT_OF(NAME, TEXT) TEXT,
enum target { TARGETS(TARGET_MEMBER) TARGET_COUNT };
enum caller { CALLERS(CALLER_MEMBER) CALLER_COUNT };
static const char *const target_names[] = {TARGETS(TEXT_OF)};
static const char *const caller_names[] = {CALLERS(TEXT_OF)};

enum {
    UNKNOWN = -1,
    VIRTUAL_THREADS_BIT = 44, /* can_support_virtual_threads */
    VERSION_21 = 0x00150000,  /* JNI_VERSION_21 */
    IS_VIRTUAL_SLOT = 234,    /* JNI's IsVirtualThread */
    LIST_MOST = 4096,
    CALLS_MOST = 1000, /* of a function, beyond which only one call of SELDOM is looked at */
    SELDOM = 64
};

/* How a thread came into being, as the value of its thread-local storage. */
static char agent_mark, attached_mark;

/* Of the current thread: the same, how many callbacks it is in, and the group of a platform thread. */
enum home_group { GROUP_UNKNOWN, GROUP_OTHER, GROUP_TOP, GROUP_CARRIERS };
static _Thread_local const char *mark_here;
static _Thread_local int callbacks_here;
static _Thread_local enum home_group group_here;

static jvmtiEnv *own;
static JavaVM *the_vm;
static const struct JNIInvokeInterface_ *real;
static struct JNIInvokeInterface_ recording;
static jvmtiExtensionFunction virtual_of, carrier_of;
static char test[200];

/* ---- Threads -------------------------------------------------------------- */

static bool is_virtual(JNIEnv *jni, jthread thread)
{
    jboolean(JNICALL * function)(JNIEnv *, jobject) = ((void *const *)*jni)[IS_VIRTUAL_SLOT];
    return (*jni)->GetVersion(jni) >= VERSION_21 && function(jni, thread);
}

/* Whether the function gives a thread for this one: its carrier, or what it carries. */
static bool has_other(JNIEnv *jni, jvmtiExtensionFunction function, jthread thread)
{
    jthread other = NULL;
    if (function == NULL || function(own, thread, &other) != JVMTI_ERROR_NONE)
        return false;
    (*jni)->DeleteLocalRef(jni, other);
    return other != NULL;
}

static enum home_group group_of(JNIEnv *jni, jthread thread)
{
    jvmtiThreadInfo info;
    jvmtiThreadGroupInfo group;
    if ((*own)->GetThreadInfo(own, thread, &info) != JVMTI_ERROR_NONE)
        return GROUP_UNKNOWN;
    (*own)->Deallocate(own, (unsigned char *)info.name);
    (*jni)->DeleteLocalRef(jni, info.context_class_loader);
    if (info.thread_group == NULL
        || (*own)->GetThreadGroupInfo(own, info.thread_group, &group) != JVMTI_ERROR_NONE)
        return GROUP_UNKNOWN;
    enum home_group found = strcmp(group.name, "CarrierThreads") == 0 ? GROUP_CARRIERS
                            : group.parent == NULL                    ? GROUP_TOP
                                                                      : GROUP_OTHER;
    (*own)->Deallocate(own, (unsigned char *)group.name);
    (*jni)->DeleteLocalRef(jni, group.parent);
    (*jni)->DeleteLocalRef(jni, info.thread_group);
    return found;
}

static int caller_in_live_phase(JNIEnv *jni, jthread current)
{
    if (is_virtual(jni, current))
        return callbacks_here > 0 ? CALLER_VIRTUAL_CALLBACK : CALLER_VIRTUAL;
    if (group_here == GROUP_UNKNOWN && mark_here == NULL)
        group_here = group_of(jni, current);
    if (group_here == GROUP_TOP || group_here == GROUP_CARRIERS)
        return group_here == GROUP_TOP ? CALLER_SYSTEM : CALLER_CARRIER;
    if (callbacks_here > 0)
        return CALLER_CALLBACK;
    return mark_here == &agent_mark      ? CALLER_AGENT
           : mark_here == &attached_mark ? CALLER_ATTACHED
                                         : CALLER_PLATFORM;
}

static int caller_here(jvmtiPhase phase, JNIEnv *jni, jthread current)
{
    if (phase == JVMTI_PHASE_ONLOAD || phase == JVMTI_PHASE_PRIMORDIAL)
        return CALLER_ONLOAD;
    if (phase != JVMTI_PHASE_START && phase != JVMTI_PHASE_LIVE)
        return CALLER_DEAD;
    if (jni == NULL)
        return CALLER_UNATTACHED;
    if (phase == JVMTI_PHASE_START)
        return CALLER_START;
    return current != NULL ? caller_in_live_phase(jni, current) : UNKNOWN;
}

static int virtual_target(JNIEnv *jni, jthread thread, jint state)
{
    bool mounted = has_other(jni, carrier_of, thread);
    if ((state & JVMTI_THREAD_STATE_SUSPENDED) != 0)
        return mounted ? TARGET_MOUNTED_SUSPENDED : TARGET_UNMOUNTED_SUSPENDED;
    return mounted ? TARGET_MOUNTED : TARGET_UNMOUNTED;
}

static int platform_target(JNIEnv *jni, jthread thread, jint state)
{
    const jint waits = JVMTI_THREAD_STATE_WAITING | JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER;
    void *mark = NULL;
    jint frames = 0;
    (*own)->GetThreadLocalStorage(own, thread, &mark);
    if (mark == &agent_mark)
        return TARGET_AGENT;
    if (mark == &attached_mark) {
        (*own)->GetFrameCount(own, thread, &frames);
        return frames > 0 ? TARGET_ATTACHED : TARGET_ATTACHED_BARE;
    }
    enum home_group group = group_of(jni, thread);
    if (group == GROUP_TOP)
        return TARGET_SYSTEM;
    if (group == GROUP_CARRIERS && has_other(jni, virtual_of, thread))
        return TARGET_CARRIER;
    return (state & JVMTI_THREAD_STATE_SUSPENDED) != 0 ? TARGET_SUSPENDED
           : (state & waits) != 0                      ? TARGET_WAITING
                                                       : TARGET_RUNNING;
}

static int target_of(JNIEnv *jni, jthread current, jthread thread)
{
    jint state;
    if (thread == NULL)
        return TARGET_NULL;
    /* Without JNI the call is refused before the thread is looked at. */
    if (jni == NULL)
        return TARGET_NONE;
    /* This refuses what is no thread, as the call itself will. */
    jvmtiError error = (*own)->GetThreadState(own, thread, &state);
    if (error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_WRONG_PHASE)
        return UNKNOWN;
    if ((*jni)->IsSameObject(jni, thread, current))
        return TARGET_SELF;
    if (error != JVMTI_ERROR_NONE)
        return UNKNOWN;
    bool is_ended = (state & JVMTI_THREAD_STATE_TERMINATED) != 0;
    if ((state & JVMTI_THREAD_STATE_ALIVE) != 0)
        return is_virtual(jni, thread) ? virtual_target(jni, thread, state)
                                       : platform_target(jni, thread, state);
    if (is_virtual(jni, thread))
        return is_ended ? TARGET_VIRTUAL_ENDED : TARGET_VIRTUAL_UNSTARTED;
    return is_ended ? TARGET_ENDED : TARGET_UNSTARTED;
}

/* ---- Calls ---------------------------------------------------------------- */

static void record(const struct function *function, int target, int caller)
{
    static bool seen[SLOTS][TARGET_COUNT][CALLER_COUNT];
    char line[400];
    if (target == UNKNOWN || caller == UNKNOWN || seen[function->slot - 1][target][caller])
        return;
    seen[function->slot - 1][target][caller] = true;
    snprintf(line, sizeof line, "%s\t%s\t%s\t%s", function->name, target_names[target],
             caller_names[caller], test);
    trace_word(line);
}

/* Functions without a thread as a parameter, for which it matters who calls. */
static bool is_of_caller(const char *name)
{
    return strncmp(name, "RawMonitor", strlen("RawMonitor")) == 0
           || strncmp(name, "GetCurrentThread", strlen("GetCurrentThread")) == 0
           || strcmp(name, "GetAllThreads") == 0 || strcmp(name, "GetAllStackTraces") == 0;
}

static bool is_list(const struct call *call)
{
    const char *name = call->function->count > 1 ? call->function->parameters[1].name : "";
    size_t length = strlen(name);
    return length > 5 && strcmp(name + length - 5, "_list") == 0;
}

/* A list without a thread is about none. */
static void record_list(const struct call *call, JNIEnv *jni, jthread current, int caller)
{
    const jthread *list = call->a[1].p;
    jint count = list == NULL ? 0 : call->a[0].i;
    bool has_thread = false;
    for (jint i = 0; i < count && i < LIST_MOST; i++)
        if (list[i] != NULL) {
            has_thread = true;
            record(call->function, target_of(jni, current, list[i]), caller);
        }
    if (!has_thread)
        record(call->function, TARGET_NONE, caller);
}

static void look_at(const struct call *call)
{
    jvmtiPhase phase;
    jthread current = NULL;
    JNIEnv *jni = NULL;
    jvmtiError error = (*own)->GetPhase(own, &phase);
    if (error == JVMTI_ERROR_UNATTACHED_THREAD)
        phase = JVMTI_PHASE_LIVE;
    else if (error != JVMTI_ERROR_NONE)
        return;
    if (phase == JVMTI_PHASE_START || phase == JVMTI_PHASE_LIVE) {
        real->GetEnv(the_vm, (void **)&jni, JNI_VERSION_1_6);
        /* Where an exception is pending, JNI cannot be asked. */
        if (jni != NULL
            && ((*jni)->ExceptionCheck(jni)
                || (*own)->GetCurrentThread(own, &current) != JVMTI_ERROR_NONE))
            return;
    }
    int caller = caller_here(phase, jni, current);
    if (is_list(call))
        record_list(call, jni, current, caller);
    else if (is_of_caller(call->function->name))
        record(call->function, TARGET_NONE, caller);
    for (size_t i = 0; i < call->function->count; i++)
        if (call->function->parameters[i].type == T_THREAD
            && call->function->parameters[i].direction == IN)
            record(call->function, target_of(jni, current, call->a[i].p), caller);
    if (jni != NULL)
        (*jni)->DeleteLocalRef(jni, current);
}

static bool concerns_threads(const struct call *call)
{
    if (is_list(call) || is_of_caller(call->function->name))
        return true;
    for (size_t i = 0; i < call->function->count; i++)
        if (call->function->parameters[i].type == T_THREAD
            && call->function->parameters[i].direction == IN)
            return true;
    return false;
}

/* ---- How threads come into being ----------------------------------------- */

static void mark(const char *how)
{
    mark_here = how;
    (*own)->SetThreadLocalStorage(own, NULL, how);
}

struct start {
    jvmtiStartFunction function;
    void *argument;
};

static void JNICALL start_marked(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    struct start start = *(struct start *)argument;
    free(argument);
    mark(&agent_mark);
    start.function(env, jni, start.argument);
}

static jvmtiError run_marked(struct call *call)
{
    struct start *start = call->a[1].p != NULL ? malloc(sizeof *start) : NULL;
    if (start != NULL) {
        *start = (struct start){(jvmtiStartFunction)call->a[1].p, call->a[2].p};
        call->a[1].p = (void *)start_marked;
        call->a[2].p = start;
    }
    jvmtiError error = pass(call);
    if (error != JVMTI_ERROR_NONE)
        free(start);
    return error;
}

static jint attach_marked(jint(JNICALL *attach)(JavaVM *, void **, void *), JavaVM *vm, void **jni,
                          void *arguments)
{
    void *before = NULL;
    if (real->GetEnv(vm, &before, JNI_VERSION_1_6) == JNI_OK)
        return attach(vm, jni, arguments);
    mark_here = &attached_mark;
    jint result = attach(vm, jni, arguments);
    if (result == JNI_OK)
        mark(&attached_mark);
    return result;
}

static jint JNICALL attach_current(JavaVM *vm, void **jni, void *arguments)
{
    return attach_marked(real->AttachCurrentThread, vm, jni, arguments);
}

static jint JNICALL attach_daemon(JavaVM *vm, void **jni, void *arguments)
{
    return attach_marked(real->AttachCurrentThreadAsDaemon, vm, jni, arguments);
}

/* ---- The recorder --------------------------------------------------------- */

static jvmtiError call_recorded(struct call *call)
{
    static unsigned calls[SLOTS];
    if (concerns_threads(call)) {
        unsigned number = calls[call->function->slot - 1]++;
        if (number < CALLS_MOST || number % SELDOM == 0)
            look_at(call);
    }
    return strcmp(call->function->name, "RunAgentThread") == 0 ? run_marked(call) : pass(call);
}

static jint deliver_recorded(struct delivery *delivery)
{
    bool is_event = delivery->point->number != 0;
    callbacks_here += is_event;
    jint result = deliver(delivery);
    callbacks_here -= is_event;
    return result;
}

/* The id of the test, from the path of its agent on the command line. */
static void find_test(void)
{
    static const char before[] = "/agents/";
    char line[65536];
    FILE *file = fopen("/proc/self/cmdline", "re");
    size_t length = file != NULL ? fread(line, 1, sizeof line - 1, file) : 0;
    if (file != NULL)
        fclose(file);
    line[length] = '\0';
    for (const char *word = line; word < line + length; word += strlen(word) + 1) {
        const char *at = strstr(word, before);
        if (strncmp(word, "-agentpath:", strlen("-agentpath:")) == 0 && at != NULL)
            snprintf(test, sizeof test, "%.*s", (int)strcspn(at + strlen(before), "."),
                     at + strlen(before));
    }
}

static void find_extensions(void)
{
    jvmtiCapabilities potential, wanted = {0};
    jvmtiExtensionFunctionInfo *functions;
    jint count;
    unsigned char bit = 1 << VIRTUAL_THREADS_BIT % 8;
    if ((*own)->GetPotentialCapabilities(own, &potential) != JVMTI_ERROR_NONE
        || (((unsigned char *)&potential)[VIRTUAL_THREADS_BIT / 8] & bit) == 0)
        return;
    ((unsigned char *)&wanted)[VIRTUAL_THREADS_BIT / 8] = bit;
    if ((*own)->AddCapabilities(own, &wanted) != JVMTI_ERROR_NONE
        || (*own)->GetExtensionFunctions(own, &count, &functions) != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++) {
        if (strcmp(functions[i].id, "com.sun.hotspot.functions.GetVirtualThread") == 0)
            virtual_of = functions[i].func;
        if (strcmp(functions[i].id, "com.sun.hotspot.functions.GetCarrierThread") == 0)
            carrier_of = functions[i].func;
    }
}

const struct fault *threads_begin(JavaVM *vm)
{
    static const struct fault recorder = {.functions = FAULT_ALL,
                                          .points = FAULT_ALL,
                                          .call = call_recorded,
                                          .deliver = deliver_recorded};
    if ((*vm)->GetEnv(vm, (void **)&own, JVMTI_VERSION_1_2) != JNI_OK)
        return NULL;
    find_test();
    find_extensions();
    the_vm = vm;
    real = *(const struct JNIInvokeInterface_ *const *)vm;
    recording = *real;
    recording.AttachCurrentThread = attach_current;
    recording.AttachCurrentThreadAsDaemon = attach_daemon;
    *(const struct JNIInvokeInterface_ **)vm = &recording;
    return &recorder;
}
