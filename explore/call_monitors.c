/* SPDX-License-Identifier: Apache-2.0 */

/* Functions about monitors. */
#include "calls.h"

static void owned_monitors(jvmtiEnv *env, JNIEnv *jni, jthread thread, struct reply *reply)
{
    jint count = 0;
    jobject *owned = NULL;
    reply->error = (*env)->GetOwnedMonitorInfo(env, thread, &count, &owned);
    for (int i = 0; i < MONITORS && reply->error == JVMTI_ERROR_NONE; i++)
        for (jint j = 0; j < count; j++)
            if ((*jni)->IsSameObject(jni, owned[j], target.monitors[i]))
                reply_add(reply, " %s", argument_word('m', i));
    if (reply->error == JVMTI_ERROR_NONE)
        (*env)->Deallocate(env, (unsigned char *)owned);
}

static void contended_monitor(jvmtiEnv *env, JNIEnv *jni, jthread thread, struct reply *reply)
{
    jobject monitor = NULL;
    reply->error = (*env)->GetCurrentContendedMonitor(env, thread, &monitor);
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    int number = index_of(jni, target.monitors, MONITORS, monitor);
    reply_add(reply, " %s",
              monitor == NULL ? "null"
              : number < 0    ? "another"
                              : argument_word('m', number));
}

static void add_threads(JNIEnv *jni, jint count, const jthread *threads, struct reply *reply)
{
    for (int i = 0; i < plan.actors; i++)
        for (jint j = 0; j < count; j++)
            if (threads != NULL && (*jni)->IsSameObject(jni, threads[j], target.threads[i]))
                reply_add(reply, " %s", argument_word('a', i));
}

static void monitor_usage(jvmtiEnv *env, JNIEnv *jni, jobject monitor, struct reply *reply)
{
    jvmtiMonitorUsage usage = {0};
    reply->error = (*env)->GetObjectMonitorUsage(env, monitor, &usage);
    if (reply->error != JVMTI_ERROR_NONE)
        return;
    int owner = usage.owner != NULL ? actor_of(jni, usage.owner) : -1;
    reply_add(reply, " owner %s %d waiters",
              usage.owner == NULL ? "null"
              : owner < 0         ? "another"
                                  : argument_word('a', owner),
              usage.entry_count);
    add_threads(jni, usage.waiter_count, usage.waiters, reply);
    reply_add(reply, " notify");
    add_threads(jni, usage.notify_waiter_count, usage.notify_waiters, reply);
    (*env)->Deallocate(env, (unsigned char *)usage.waiters);
    (*env)->Deallocate(env, (unsigned char *)usage.notify_waiters);
}

void call_of_monitor(jvmtiEnv *env, JNIEnv *jni, const struct scenario_operation *operation,
                     struct reply *reply)
{
    int first = operation->arguments[0];
    switch (operation->code) {
    case OP_OWNED_MONITORS:
        owned_monitors(env, jni, thread_of(operation, first), reply);
        break;
    case OP_CONTENDED:
        contended_monitor(env, jni, thread_of(operation, first), reply);
        break;
    default:
        monitor_usage(env, jni, target.monitors[first], reply);
        break;
    }
}
