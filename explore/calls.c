/* SPDX-License-Identifier: Apache-2.0 */
#include "calls.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

const char *error_word(jvmtiError error)
{
    const char *name = error_name(error);
    return strncmp(name, "JVMTI_ERROR_", 12) == 0 ? name + 12 : name;
}

void reply_add(struct reply *reply, const char *format, ...)
{
    va_list arguments;
    size_t length = strlen(reply->text);
    va_start(arguments, format);
    vsnprintf(reply->text + length, sizeof reply->text - length, format, arguments);
    va_end(arguments);
}

jthread thread_of(const struct scenario_operation *operation, int actor)
{
    return actor == operation->by ? NULL : target.threads[actor];
}

static void storage(jvmtiEnv *env, const struct scenario_operation *operation, struct reply *reply)
{
    void *data = (void *)(intptr_t)-1;
    switch (operation->code) {
    case OP_SET_THREAD_STORAGE:
        reply->error = (*env)->SetThreadLocalStorage(env,
                                                     thread_of(operation, operation->arguments[0]),
                                                     (void *)(intptr_t)operation->arguments[1]);
        return;
    case OP_SET_ENVIRONMENT_STORAGE:
        reply->error = (*env)->SetEnvironmentLocalStorage(
            env, (void *)(intptr_t)operation->arguments[0]);
        return;
    case OP_GET_THREAD_STORAGE:
        reply->error = (*env)->GetThreadLocalStorage(
            env, thread_of(operation, operation->arguments[0]), &data);
        break;
    default:
        reply->error = (*env)->GetEnvironmentLocalStorage(env, &data);
        break;
    }
    reply_add(reply, " %lld", (long long)(intptr_t)data);
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
        reply_add(reply, " %s", held ? "yes" : "no");
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

/* Functions that change the stack, breakpoints, watches and classes. */
static jvmtiError change(jvmtiEnv *env, const struct scenario_operation *operation)
{
    const int *arguments = operation->arguments;
    switch (operation->code) {
    case OP_POP_FRAME:
        return (*env)->PopFrame(env, thread_of(operation, arguments[0]));
    case OP_FORCE_RETURN:
        return (*env)->ForceEarlyReturnInt(env, thread_of(operation, arguments[0]), arguments[1]);
    case OP_SET_BREAKPOINT:
        return (*env)->SetBreakpoint(env, target.mark, 0);
    case OP_CLEAR_BREAKPOINT:
        return (*env)->ClearBreakpoint(env, target.mark, 0);
    case OP_WATCH_ACCESS:
        return (*env)->SetFieldAccessWatch(env, target.target, target.fields[arguments[0]]);
    case OP_UNWATCH_ACCESS:
        return (*env)->ClearFieldAccessWatch(env, target.target, target.fields[arguments[0]]);
    case OP_WATCH_MODIFICATION:
        return (*env)->SetFieldModificationWatch(env, target.target, target.fields[arguments[0]]);
    case OP_UNWATCH_MODIFICATION:
        return (*env)->ClearFieldModificationWatch(env, target.target, target.fields[arguments[0]]);
    case OP_EVENT_MODE:
        return event_mode(env, operation);
    case OP_REDEFINE:
        return (*env)->RedefineClasses(env, 1, &target.versions[arguments[0]][arguments[1]]);
    default:
        return (*env)->RetransformClasses(
            env, 1, arguments[0] == CLASS_TARGET ? &target.target : &target.frames);
    }
}

static void call(jvmtiEnv *env, JNIEnv *jni, const struct scenario_operation *operation,
                 struct reply *reply)
{
    switch (operation->code) {
    case OP_GET_THREAD_STATE:
    case OP_GET_THREAD_INFO:
    case OP_SUSPEND:
    case OP_RESUME:
    case OP_SUSPEND_LIST:
    case OP_RESUME_LIST:
    case OP_INTERRUPT:
        call_of_thread(env, operation, reply);
        break;
    case OP_SET_TAG:
    case OP_GET_TAG:
    case OP_GET_OBJECTS:
    case OP_ITERATE_HEAP:
    case OP_FOLLOW:
    case OP_COLLECT:
    case OP_LOADED_CLASSES:
        call_of_heap(env, jni, operation, reply);
        break;
    case OP_OWNED_MONITORS:
    case OP_CONTENDED:
    case OP_MONITOR_USAGE:
        call_of_monitor(env, jni, operation, reply);
        break;
    case OP_SET_THREAD_STORAGE:
    case OP_GET_THREAD_STORAGE:
    case OP_SET_ENVIRONMENT_STORAGE:
    case OP_GET_ENVIRONMENT_STORAGE:
        storage(env, operation, reply);
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
    case OP_GET_FRAME_COUNT:
    case OP_GET_STACK_TRACE:
    case OP_GET_FRAME_LOCATION:
    case OP_GET_LOCAL:
    case OP_SET_LOCAL:
    case OP_NOTIFY_FRAME_POP:
    case OP_IS_OBSOLETE:
    case OP_OWNED_DEPTHS:
        call_of_frame(env, jni, operation, reply);
        break;
    case OP_POP_FRAME:
    case OP_FORCE_RETURN:
    case OP_SET_BREAKPOINT:
    case OP_CLEAR_BREAKPOINT:
    case OP_WATCH_ACCESS:
    case OP_UNWATCH_ACCESS:
    case OP_WATCH_MODIFICATION:
    case OP_UNWATCH_MODIFICATION:
    case OP_EVENT_MODE:
    case OP_RETRANSFORM:
    case OP_REDEFINE:
        reply->error = change(env, operation);
        break;
    default:
        break;
    }
}

static void make_call(JNIEnv *jni, const struct scenario_operation *operation, struct reply *reply)
{
    *reply = (struct reply){.error = JVMTI_ERROR_INTERNAL};
    (*jni)->PushLocalFrame(jni, 64);
    call(environments[operation->environment], jni, operation, reply);
    (*jni)->PopLocalFrame(jni, NULL);
    if (reply->error != JVMTI_ERROR_NONE)
        reply->text[0] = '\0';
}

bool call_function(JNIEnv *jni, const struct scenario_operation *operation, const char *first)
{
    struct reply reply;
    make_call(jni, operation, &reply);
    const char *word = error_word(reply.error);
    tell("= %s%s", word, reply.text);
    return first == NULL || strcmp(word, first) == 0;
}

void call_in_callback(JNIEnv *jni, const struct scenario_operation *operation)
{
    struct reply reply;
    char line[LINE_OF_OPERATION];
    make_call(jni, operation, &reply);
    operation_write(operation, line);
    tell("%s = %s%s", line, error_word(reply.error), reply.text);
}
