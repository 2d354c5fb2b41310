/* SPDX-License-Identifier: Apache-2.0 */

/* Two threads without a Java frame: one owns a lock that it has entered through JNI, the other one
 * wants it. As the case says they are agent threads or attached ones. */
#ifndef ASSAY_THREAD_FRAMELESS_H
#define ASSAY_THREAD_FRAMELESS_H

#include "attached.h"
#include "workers.h"

struct frameless {
    const char *name;
    jthread thread; /* global */
    pthread_t native;
    struct attachment attachment;
};

static jobject frameless_lock; /* global */

/* What is said of each of them. */
static void say_of(JNIEnv *jni, const char *who, jthread thread);

/* Arrives at the points of its name: when it is known, and when it owns the lock. */
static inline void enter_and_leave(JNIEnv *jni, void *argument)
{
    struct frameless *self = argument;
    jthread thread = NULL;
    must(GetCurrentThread, &thread);
    self->thread = (*jni)->NewGlobalRef(jni, thread);
    arrive_and_wait(self->name);
    if ((*jni)->MonitorEnter(jni, frameless_lock) != JNI_OK)
        broken("MonitorEnter failed");
    if (strcmp(self->name, "owner") == 0)
        arrive_and_wait("owning");
    (*jni)->MonitorExit(jni, frameless_lock);
}

static inline void JNICALL enter_as_agent(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    enter_and_leave(jni, argument);
}

static inline void start_frameless(JNIEnv *jni, struct frameless *one)
{
    if (is_case("agent-threads")) {
        start_agent_thread(jni, one->name, enter_as_agent, one);
    } else {
        one->attachment = (struct attachment){
            {JNI_VERSION_1_6, (char *)one->name, NULL}, false, enter_and_leave, one};
        if (pthread_create(&one->native, NULL, attach_and_run, &one->attachment) != 0)
            broken("pthread_create failed");
    }
    await_arrival(one->name);
    release_point(one->name);
}

static inline void await_frameless(struct frameless *one)
{
    if (is_case("agent-threads"))
        await_end(one->thread);
    else
        pthread_join(one->native, NULL);
}

static inline void frameless_probe(JNIEnv *jni, jobject subject)
{
    static struct frameless owner = {.name = "owner"}, wanting = {.name = "wanting"};
    frameless_lock = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "the lock"));
    start_frameless(jni, &owner);
    await_arrival("owning");
    start_frameless(jni, &wanting);
    await_bits(wanting.thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_of(jni, "owner", owner.thread);
    say_of(jni, "wanting", wanting.thread);
    release_point("owning");
    await_frameless(&owner);
    await_frameless(&wanting);
}

#define FRAMELESS_TEST(...)                                                                        \
    TEST(.probe = frameless_probe, .cases = LIST("agent-threads", "attached-threads"), __VA_ARGS__)

#endif
