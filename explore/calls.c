/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "agent.h"

enum { FRAMES = 256, TEXT = 1000 };

const char *error_word(jvmtiError error)
{
    const char *name = error_name(error);
    return strncmp(name, "JVMTI_ERROR_", 12) == 0 ? name + 12 : name;
}

/* An answer: what is behind out-parameters only after success. */
struct reply {
    jvmtiError error;
    char text[TEXT];
};

__attribute__((format(printf, 2, 3))) static void add(struct reply *reply, const char *format, ...)
{
    va_list arguments;
    size_t length = strlen(reply->text);
    va_start(arguments, format);
    vsnprintf(reply->text + length, TEXT - length, format, arguments);
    va_end(arguments);
}

/* The calling thread is null. */
static jthread thread_of(const struct scenario_operation *operation, int number)
{
    return number == operation->by ? NULL : target.threads[number];
}

static int index_of(JNIEnv *jni, const jobject *objects, int count, jobject object)
{
    for (int i = 0; i < count; i++)
        if ((*jni)->IsSameObject(jni, object, objects[i]))
            return i;
    return -1;
}

/* ---- Threads ------------------------------------------------------------- */

static void add_state(struct reply *reply, jint state)
{
    static const struct {
        jint bit;
        const char *name;
    } bits[] = {{JVMTI_THREAD_STATE_ALIVE, "ALIVE"},
                {JVMTI_THREAD_STATE_TERMINATED, "TERMINATED"},
                {JVMTI_THREAD_STATE_RUNNABLE, "RUNNABLE"},
                {JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER, "BLOCKED_ON_MONITOR_ENTER"},
                {JVMTI_THREAD_STATE_WAITING_INDEFINITELY, "WAITING_INDEFINITELY"},
                {JVMTI_THREAD_STATE_WAITING_WITH_TIMEOUT, "WAITING_WITH_TIMEOUT"},
                {JVMTI_THREAD_STATE_WAITING, "WAITING"},
                {JVMTI_THREAD_STATE_SLEEPING, "SLEEPING"},
                {JVMTI_THREAD_STATE_IN_OBJECT_WAIT, "IN_OBJECT_WAIT"},
                {JVMTI_THREAD_STATE_PARKED, "PARKED"},
                {JVMTI_THREAD_STATE_SUSPENDED, "SUSPENDED"},
                {JVMTI_THREAD_STATE_INTERRUPTED, "INTERRUPTED"},
                {JVMTI_THREAD_STATE_IN_NATIVE, "IN_NATIVE"}};
    const char *separator = " ";
    state &= ~(JVMTI_THREAD_STATE_VENDOR_1 | JVMTI_THREAD_STATE_VENDOR_2
               | JVMTI_THREAD_STATE_VENDOR_3);
    for (size_t i = 0; i < sizeof bits / sizeof *bits; i++)
        if ((state & bits[i].bit) != 0) {
            add(reply, "%s%s", separator, bits[i].name);
            state &= ~bits[i].bit;
            separator = "|";
        }
    if (state != 0)
        add(reply, "%s0x%x", separator, (unsigned)state);
    else if (*separator == ' ')
        add(reply, " 0");
}

static void thread_info(jvmtiEnv *env, jthread thread, struct reply *reply)
{
    jvmtiThreadInfo info = {0};
    reply->error = (*env)->GetThreadInfo(env, thread, &info);
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    add(reply, " %s %s", info.name != NULL ? info.name : "null",
        info.is_daemon ? "daemon" : "user");
    (*env)->Deallocate(env, (unsigned char *)info.name);
}

static void thread_list(jvmtiEnv *env, const struct scenario_operation *operation,
                        struct reply *reply)
{
    const int *arguments = operation->arguments;
    const jthread threads[2] = {target.threads[arguments[0]], target.threads[arguments[1]]};
    jvmtiError results[2] = {(jvmtiError)-1, (jvmtiError)-1};
    reply->error = operation->code == OP_SUSPEND_LIST
                       ? (*env)->SuspendThreadList(env, 2, threads, results)
                       : (*env)->ResumeThreadList(env, 2, threads, results);
    for (int i = 0; i < 2; i++)
        add(reply, " %s", error_word(results[i]));
}

/* ---- Frames -------------------------------------------------------------- */

struct stack {
    jvmtiFrameInfo frames[FRAMES];
    jint count;
    int own; /* those of the target's classes */
    jint depths[FRAMES];
    char names[FRAMES][24];
};

static jvmtiError get_stack(jvmtiEnv *env, JNIEnv *jni, jthread thread, struct stack *stack)
{
    jvmtiError error = (*env)->GetStackTrace(env, thread, 0, FRAMES, stack->frames, &stack->count);
    stack->own = 0;
    if (error != JVMTI_ERROR_NONE || stack->count < 0 || stack->count > FRAMES)
        return error;
    for (jint i = 0; i < stack->count; i++) {
        bool reported;
        if (own_method(env, jni, stack->frames[i].method, stack->names[stack->own], 24, &reported))
            stack->depths[stack->own++] = i;
    }
    return error;
}

/* One more than there are, for a depth that is too great. */
static jint real_depth(const struct stack *stack, int depth)
{
    return depth < stack->own ? stack->depths[depth] : stack->count + depth;
}

static void add_frame(struct reply *reply, const char *name, jlocation location)
{
    add(reply, " %s%s", name, location == -1 ? ":native" : location < 0 ? ":negative" : "");
}

static void stack_trace(const struct stack *stack, struct reply *reply)
{
    for (int i = 0; i < stack->own && reply->error == JVMTI_ERROR_NONE; i++)
        add_frame(reply, stack->names[i], stack->frames[stack->depths[i]].location);
}

static void frame_count(jvmtiEnv *env, jthread thread, const struct stack *stack,
                        struct reply *reply)
{
    jint count = -1;
    reply->error = (*env)->GetFrameCount(env, thread, &count);
    if (reply->error == JVMTI_ERROR_NONE && count == stack->count)
        add(reply, " as in GetStackTrace");
    else if (reply->error == JVMTI_ERROR_NONE)
        add(reply, " %d, %d in GetStackTrace", count, stack->count);
}

static void frame_location(jvmtiEnv *env, JNIEnv *jni, jthread thread, jint depth,
                           struct reply *reply)
{
    jmethodID method = NULL;
    jlocation location = -2;
    char name[24] = "(another method)";
    bool reported;
    reply->error = (*env)->GetFrameLocation(env, thread, depth, &method, &location);
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    own_method(env, jni, method, name, sizeof name, &reported);
    add_frame(reply, name, location);
}

/* The slots of the variables; those of the interface method are behind its receiver. */
static jint slot_of(const struct stack *stack, const struct scenario_operation *operation)
{
    static const jint slots[LOCAL_TYPES] = {1, 2, 4, 5, 7};
    int depth = operation->arguments[1];
    bool receiver = depth < stack->own && strcmp(stack->names[depth], "via") == 0;
    return slots[operation->arguments[2]] + (receiver ? 1 : 0);
}

static void get_local(jvmtiEnv *env, JNIEnv *jni, jthread thread, jint depth, jint slot,
                      enum local_type type, struct reply *reply)
{
    jvalue value = {0};
    switch (type) {
    case LOCAL_INT:
        reply->error = (*env)->GetLocalInt(env, thread, depth, slot, &value.i);
        break;
    case LOCAL_LONG:
        reply->error = (*env)->GetLocalLong(env, thread, depth, slot, &value.j);
        break;
    case LOCAL_FLOAT:
        reply->error = (*env)->GetLocalFloat(env, thread, depth, slot, &value.f);
        break;
    case LOCAL_DOUBLE:
        reply->error = (*env)->GetLocalDouble(env, thread, depth, slot, &value.d);
        break;
    default:
        reply->error = (*env)->GetLocalObject(env, thread, depth, slot, &value.l);
        break;
    }
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    switch (type) {
    case LOCAL_INT:
        add(reply, " %d", value.i);
        break;
    case LOCAL_LONG:
        add(reply, " %lld", (long long)value.j);
        break;
    case LOCAL_FLOAT:
        add(reply, " %.2f", (double)value.f);
        break;
    case LOCAL_DOUBLE:
        add(reply, " %.2f", value.d);
        break;
    default:
        add(reply, " O%d", index_of(jni, target.objects, OBJECTS, value.l) + 1);
        break;
    }
}

static jvmtiError set_local(jvmtiEnv *env, jthread thread, jint depth, jint slot,
                            enum local_type type, int number)
{
    switch (type) {
    case LOCAL_INT:
        return (*env)->SetLocalInt(env, thread, depth, slot, number);
    case LOCAL_LONG:
        return (*env)->SetLocalLong(env, thread, depth, slot, number + (1LL << 40));
    case LOCAL_FLOAT:
        return (*env)->SetLocalFloat(env, thread, depth, slot, (jfloat)number + 0.5f);
    case LOCAL_DOUBLE:
        return (*env)->SetLocalDouble(env, thread, depth, slot, number + 0.25);
    default:
        return (*env)->SetLocalObject(env, thread, depth, slot, target.objects[number % OBJECTS]);
    }
}

static void frames(jvmtiEnv *env, JNIEnv *jni, const struct scenario_operation *operation,
                   struct reply *reply)
{
    const int *arguments = operation->arguments;
    jthread thread = thread_of(operation, arguments[0]);
    struct stack *stack = calloc(1, sizeof *stack);
    reply->error = get_stack(env, jni, thread, stack);
    jint depth = real_depth(stack, arguments[1]);
    enum local_type type = (enum local_type)arguments[2];
    switch (operation->code) {
    case OP_GET_FRAME_COUNT:
        frame_count(env, thread, stack, reply);
        break;
    case OP_GET_STACK_TRACE:
        stack_trace(stack, reply);
        break;
    case OP_GET_FRAME_LOCATION:
        frame_location(env, jni, thread, depth, reply);
        break;
    case OP_GET_LOCAL:
        get_local(env, jni, thread, depth, slot_of(stack, operation), type, reply);
        break;
    case OP_SET_LOCAL:
        reply->error = set_local(env, thread, depth, slot_of(stack, operation), type, arguments[3]);
        break;
    default:
        reply->error = (*env)->NotifyFramePop(env, thread, depth);
        break;
    }
    free(stack);
}

/* ---- Monitors ------------------------------------------------------------ */

static void owned_monitors(jvmtiEnv *env, JNIEnv *jni, jthread thread, struct reply *reply)
{
    jint count = 0;
    jobject *owned = NULL;
    reply->error = (*env)->GetOwnedMonitorInfo(env, thread, &count, &owned);
    for (int i = 0; i < MONITORS && reply->error == JVMTI_ERROR_NONE; i++)
        for (jint j = 0; j < count; j++)
            if ((*jni)->IsSameObject(jni, owned[j], target.monitors[i]))
                add(reply, " %s", argument_word('m', i));
    if (reply->error == JVMTI_ERROR_NONE)
        (*env)->Deallocate(env, (unsigned char *)owned);
}

/* Depths in frames of the target's classes. */
static void owned_depths(jvmtiEnv *env, JNIEnv *jni, jthread thread, struct reply *reply)
{
    jint count = 0;
    jvmtiMonitorStackDepthInfo *owned = NULL;
    struct stack *stack = calloc(1, sizeof *stack);
    get_stack(env, jni, thread, stack);
    reply->error = (*env)->GetOwnedMonitorStackDepthInfo(env, thread, &count, &owned);
    for (int i = 0; i < MONITORS && reply->error == JVMTI_ERROR_NONE; i++)
        for (jint j = 0; j < count; j++) {
            int depth = 0;
            if (!(*jni)->IsSameObject(jni, owned[j].monitor, target.monitors[i]))
                continue;
            while (depth < stack->own && stack->depths[depth] != owned[j].stack_depth)
                depth++;
            add(reply, " %s@%d", argument_word('m', i), depth < stack->own ? depth : -1);
        }
    if (reply->error == JVMTI_ERROR_NONE)
        (*env)->Deallocate(env, (unsigned char *)owned);
    free(stack);
}

static void contended(jvmtiEnv *env, JNIEnv *jni, jthread thread, struct reply *reply)
{
    jobject monitor = NULL;
    reply->error = (*env)->GetCurrentContendedMonitor(env, thread, &monitor);
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    int number = index_of(jni, target.monitors, MONITORS, monitor);
    add(reply, " %s",
        monitor == NULL ? "null"
        : number < 0    ? "another"
                        : argument_word('m', number));
}

static void add_threads(JNIEnv *jni, jint count, const jthread *threads, struct reply *reply)
{
    for (int i = 0; i < plan.actors; i++)
        for (jint j = 0; j < count; j++)
            if (threads != NULL && (*jni)->IsSameObject(jni, threads[j], target.threads[i]))
                add(reply, " %s", argument_word('a', i));
}

static void monitor_usage(jvmtiEnv *env, JNIEnv *jni, jobject monitor, struct reply *reply)
{
    jvmtiMonitorUsage usage = {0};
    reply->error = (*env)->GetObjectMonitorUsage(env, monitor, &usage);
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    int owner = usage.owner != NULL ? actor_of(jni, usage.owner) : -1;
    add(reply, " owner %s %d waiters",
        usage.owner == NULL ? "null"
        : owner < 0         ? "another"
                            : argument_word('a', owner),
        usage.entry_count);
    add_threads(jni, usage.waiter_count, usage.waiters, reply);
    add(reply, " notify");
    add_threads(jni, usage.notify_waiter_count, usage.notify_waiters, reply);
    (*env)->Deallocate(env, (unsigned char *)usage.waiters);
    (*env)->Deallocate(env, (unsigned char *)usage.notify_waiters);
}

/* ---- The heap ------------------------------------------------------------ */

struct tags {
    int count;
    jlong tags[64];
};

static void add_tag(struct tags *tags, jlong tag)
{
    if (tags->count < 64)
        tags->tags[tags->count++] = tag;
}

static jint JNICALL visited(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    add_tag(data, *tag);
    return 0;
}

/* Only fields are followed: a class refers to the whole program. */
static jint JNICALL referred(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                             jlong class_tag, jlong referrer_class_tag, jlong size, jlong *tag,
                             jlong *referrer_tag, jint length, void *data)
{
    if (kind != JVMTI_HEAP_REFERENCE_FIELD)
        return 0;
    add_tag(data, *tag);
    return JVMTI_VISIT_OBJECTS;
}

static int by_tag(const void *a, const void *b)
{
    jlong left = *(const jlong *)a, right = *(const jlong *)b;
    return (left > right) - (left < right);
}

static void walk(jvmtiEnv *env, jobject from, struct reply *reply)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = visited,
                                                 .heap_reference_callback = referred};
    struct tags tags = {0};
    reply->error = from == NULL ? (*env)->IterateThroughHeap(env, JVMTI_HEAP_FILTER_UNTAGGED, NULL,
                                                             &callbacks, &tags)
                                : (*env)->FollowReferences(env, 0, NULL, from, &callbacks, &tags);
    qsort(tags.tags, (size_t)tags.count, sizeof *tags.tags, by_tag);
    for (int i = 0; i < tags.count && reply->error == JVMTI_ERROR_NONE; i++)
        add(reply, " %lld", (long long)tags.tags[i]);
}

static void objects_with_tag(jvmtiEnv *env, JNIEnv *jni, jlong tag, struct reply *reply)
{
    jint count = 0;
    jobject *objects = NULL;
    reply->error = (*env)->GetObjectsWithTags(env, 1, &tag, &count, &objects, NULL);
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    for (int i = 0; i < OBJECTS; i++)
        for (jint j = 0; j < count; j++)
            if ((*jni)->IsSameObject(jni, objects[j], target.objects[i]))
                add(reply, " %s", argument_word('o', i));
    if (count > OBJECTS)
        add(reply, " of %d", count);
    (*env)->Deallocate(env, (unsigned char *)objects);
}

static void objects(jvmtiEnv *env, JNIEnv *jni, const struct scenario_operation *operation,
                    struct reply *reply)
{
    int first = operation->arguments[0];
    jlong tag = -1;
    switch (operation->code) {
    case OP_SET_TAG:
        reply->error = (*env)->SetTag(env, target.objects[first], operation->arguments[1]);
        break;
    case OP_GET_TAG:
        reply->error = (*env)->GetTag(env, target.objects[first], &tag);
        add(reply, " %lld", (long long)tag);
        break;
    case OP_GET_OBJECTS:
        objects_with_tag(env, jni, first, reply);
        break;
    case OP_ITERATE_HEAP:
        walk(env, NULL, reply);
        break;
    default:
        walk(env, target.objects[first], reply);
        break;
    }
}

static void loaded_classes(jvmtiEnv *env, JNIEnv *jni, struct reply *reply)
{
    jint count = 0, found = 0;
    jclass *classes = NULL;
    reply->error = (*env)->GetLoadedClasses(env, &count, &classes);
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++) {
        char *name = NULL;
        if ((*env)->GetClassSignature(env, classes[i], &name, NULL) == JVMTI_ERROR_NONE)
            found += strcmp(name, "Lexplore/Loaded;") == 0;
        (*env)->Deallocate(env, (unsigned char *)name);
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    add(reply, " %d", found);
    (*env)->Deallocate(env, (unsigned char *)classes);
}

/* ---- The rest ------------------------------------------------------------ */

static void storage(jvmtiEnv *env, const struct scenario_operation *operation, struct reply *reply)
{
    const int *arguments = operation->arguments;
    void *data = (void *)(intptr_t)-1;
    bool of_thread = operation->code == OP_GET_THREAD_STORAGE;
    switch (operation->code) {
    case OP_SET_THREAD_STORAGE:
        reply->error = (*env)->SetThreadLocalStorage(env, thread_of(operation, arguments[0]),
                                                     (void *)(intptr_t)arguments[1]);
        return;
    case OP_SET_ENVIRONMENT_STORAGE:
        reply->error = (*env)->SetEnvironmentLocalStorage(env, (void *)(intptr_t)arguments[0]);
        return;
    default:
        reply->error = of_thread ? (*env)->GetThreadLocalStorage(
                           env, thread_of(operation, arguments[0]), &data)
                                 : (*env)->GetEnvironmentLocalStorage(env, &data);
        add(reply, " %lld", (long long)(intptr_t)data);
    }
}

static void capabilities(jvmtiEnv *env, const struct scenario_operation *operation,
                         struct reply *reply)
{
    jvmtiCapabilities set;
    memset(&set, 0, sizeof set);
    bool gets = operation->code == OP_GET_CAPABILITIES, held = false;
    if (gets)
        reply->error = (*env)->GetCapabilities(env, &set);
#define CASE(CAP, NAME)                                                                            \
    if (operation->arguments[0] == CAP) {                                                          \
        held = set.NAME;                                                                           \
        set.NAME = 1;                                                                              \
    }
    CASE(CAP_TAG, can_tag_objects)
    CASE(CAP_OWNED, can_get_owned_monitor_info)
    CASE(CAP_OWNED_DEPTH, can_get_owned_monitor_stack_depth_info)
    CASE(CAP_CONTENDED, can_get_current_contended_monitor)
    CASE(CAP_USAGE, can_get_monitor_info)
    CASE(CAP_SIGNAL, can_signal_thread)
#undef CASE
    if (gets)
        add(reply, " %s", held ? "yes" : "no");
    else
        reply->error = (*env)->RelinquishCapabilities(env, &set);
}

static void raw_monitor(jvmtiEnv *env, const struct scenario_operation *operation,
                        struct reply *reply)
{
    static jrawMonitorID monitors[ENVIRONMENTS];
    jrawMonitorID *monitor = &monitors[operation->environment];
    if (*monitor == NULL)
        (*env)->CreateRawMonitor(env, "explored", monitor);
    switch (operation->code) {
    case OP_RAW_ENTER:
        reply->error = (*env)->RawMonitorEnter(env, *monitor);
        break;
    case OP_RAW_EXIT:
        reply->error = (*env)->RawMonitorExit(env, *monitor);
        break;
    case OP_RAW_WAIT:
        reply->error = (*env)->RawMonitorWait(env, *monitor, 1);
        break;
    default:
        reply->error = (*env)->RawMonitorNotify(env, *monitor);
        break;
    }
}

static jvmtiError event_mode(jvmtiEnv *env, const struct scenario_operation *operation)
{
    const int *arguments = operation->arguments;
    jthread thread = arguments[2] == EVERYBODY ? NULL : target.threads[arguments[2]];
    return (*env)->SetEventNotificationMode(env, arguments[0] == 1 ? JVMTI_ENABLE : JVMTI_DISABLE,
                                            event_of((enum explored_event)arguments[1]), thread);
}

static void call(jvmtiEnv *env, JNIEnv *jni, const struct scenario_operation *operation,
                 struct reply *reply)
{
    int first = operation->arguments[0];
    jthread thread = first >= 0 && first < ACTORS ? thread_of(operation, first) : NULL;
    jfieldID field = first >= 0 && first < FIELDS ? target.fields[first] : NULL;
    jint state = 0;
    switch (operation->code) {
    case OP_GET_THREAD_STATE:
        reply->error = (*env)->GetThreadState(env, thread, &state);
        if (reply->error == JVMTI_ERROR_NONE)
            add_state(reply, state);
        break;
    case OP_GET_THREAD_INFO:
        thread_info(env, thread, reply);
        break;
    case OP_SUSPEND:
        reply->error = (*env)->SuspendThread(env, thread);
        break;
    case OP_RESUME:
        reply->error = (*env)->ResumeThread(env, target.threads[first]);
        break;
    case OP_SUSPEND_LIST:
    case OP_RESUME_LIST:
        thread_list(env, operation, reply);
        break;
    case OP_INTERRUPT:
        reply->error = (*env)->InterruptThread(env, target.threads[first]);
        break;
    case OP_SET_TAG:
    case OP_GET_TAG:
    case OP_GET_OBJECTS:
    case OP_ITERATE_HEAP:
    case OP_FOLLOW:
        objects(env, jni, operation, reply);
        break;
    case OP_COLLECT:
        reply->error = (*env)->ForceGarbageCollection(env);
        break;
    case OP_OWNED_MONITORS:
        owned_monitors(env, jni, thread, reply);
        break;
    case OP_OWNED_DEPTHS:
        owned_depths(env, jni, thread, reply);
        break;
    case OP_CONTENDED:
        contended(env, jni, thread, reply);
        break;
    case OP_MONITOR_USAGE:
        monitor_usage(env, jni, target.monitors[first], reply);
        break;
    case OP_POP_FRAME:
        reply->error = (*env)->PopFrame(env, thread);
        break;
    case OP_FORCE_RETURN:
        reply->error = (*env)->ForceEarlyReturnInt(env, thread, operation->arguments[1]);
        break;
    case OP_SET_BREAKPOINT:
        reply->error = (*env)->SetBreakpoint(env, target.mark, 0);
        break;
    case OP_CLEAR_BREAKPOINT:
        reply->error = (*env)->ClearBreakpoint(env, target.mark, 0);
        break;
    case OP_WATCH_ACCESS:
        reply->error = (*env)->SetFieldAccessWatch(env, target.target, field);
        break;
    case OP_UNWATCH_ACCESS:
        reply->error = (*env)->ClearFieldAccessWatch(env, target.target, field);
        break;
    case OP_WATCH_MODIFICATION:
        reply->error = (*env)->SetFieldModificationWatch(env, target.target, field);
        break;
    case OP_UNWATCH_MODIFICATION:
        reply->error = (*env)->ClearFieldModificationWatch(env, target.target, field);
        break;
    case OP_SET_THREAD_STORAGE:
    case OP_GET_THREAD_STORAGE:
    case OP_SET_ENVIRONMENT_STORAGE:
    case OP_GET_ENVIRONMENT_STORAGE:
        storage(env, operation, reply);
        break;
    case OP_EVENT_MODE:
        reply->error = event_mode(env, operation);
        break;
    case OP_RETRANSFORM:
        reply->error = (*env)->RetransformClasses(
            env, 1, first == CLASS_TARGET ? &target.target : &target.frames);
        break;
    case OP_LOADED_CLASSES:
        loaded_classes(env, jni, reply);
        break;
    case OP_GET_CAPABILITIES:
    case OP_RELINQUISH:
        capabilities(env, operation, reply);
        break;
    case OP_RAW_ENTER:
    case OP_RAW_EXIT:
    case OP_RAW_WAIT:
    case OP_RAW_NOTIFY:
        raw_monitor(env, operation, reply);
        break;
    default:
        frames(env, jni, operation, reply);
        break;
    }
}

bool call_function(JNIEnv *jni, const struct scenario_operation *operation, const char *first)
{
    struct reply reply = {.error = JVMTI_ERROR_INTERNAL};
    (*jni)->PushLocalFrame(jni, 64);
    call(environments[operation->environment], jni, operation, &reply);
    (*jni)->PopLocalFrame(jni, NULL);
    const char *word = error_word(reply.error);
    tell("= %s%s", word, reply.error == JVMTI_ERROR_NONE ? reply.text : "");
    return first == NULL || strcmp(word, first) == 0;
}
