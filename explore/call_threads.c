/* SPDX-License-Identifier: Apache-2.0 */

/* Functions about threads. */
#include "calls.h"

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
            reply_add(reply, "%s%s", separator, bits[i].name);
            state &= ~bits[i].bit;
            separator = "|";
        }
    if (state != 0)
        reply_add(reply, "%s0x%x", separator, (unsigned)state);
    else if (*separator == ' ')
        reply_add(reply, " 0");
}

static void thread_info(jvmtiEnv *env, jthread thread, struct reply *reply)
{
    jvmtiThreadInfo info = {0};
    reply->error = (*env)->GetThreadInfo(env, thread, &info);
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    reply_add(reply, " %s %s", info.name != NULL ? info.name : "null",
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
        reply_add(reply, " %s", error_word(results[i]));
}

static void get_state(jvmtiEnv *env, jthread thread, struct reply *reply)
{
    jint state = 0;
    reply->error = (*env)->GetThreadState(env, thread, &state);
    add_state(reply, state);
}

static jthread actor_thread(const struct scenario_operation *operation)
{
    return target.threads[operation->arguments[0]];
}

void call_of_thread(jvmtiEnv *env, const struct scenario_operation *operation, struct reply *reply)
{
    switch (operation->code) {
    case OP_GET_THREAD_STATE:
        get_state(env, thread_of(operation, operation->arguments[0]), reply);
        break;
    case OP_GET_THREAD_INFO:
        thread_info(env, thread_of(operation, operation->arguments[0]), reply);
        break;
    case OP_SUSPEND:
        reply->error = (*env)->SuspendThread(env, thread_of(operation, operation->arguments[0]));
        break;
    case OP_RESUME:
        reply->error = (*env)->ResumeThread(env, actor_thread(operation));
        break;
    case OP_INTERRUPT:
        reply->error = (*env)->InterruptThread(env, actor_thread(operation));
        break;
    default:
        thread_list(env, operation, reply);
        break;
    }
}
