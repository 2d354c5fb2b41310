/* SPDX-License-Identifier: Apache-2.0 */

/* A thread without Java frames, whose local reference is all that refers to an object. */
#ifndef ASSAY_HEAP_FRAMELESS_H
#define ASSAY_HEAP_FRAMELESS_H

#include "threads.h"
#include "heap.h"

enum { OBJECT_TAG = 1, BELOW_TAG = 2 };

static jclass node; /* a global reference */
static pthread_t native_thread;

/* The object refers to another one, which nothing else refers to. */
static inline void make_object(JNIEnv *jni, void *unused)
{
    jthread self;
    must(GetCurrentThread, &self);
    set_tag(self, TAG_OF_THREAD);
    jobject object = (*jni)->AllocObject(jni, node);
    jobject below = (*jni)->AllocObject(jni, node);
    no_exception(jni);
    (*jni)->SetObjectField(jni, object, field_id(jni, node, "next", "Ljava/lang/Object;"), below);
    set_tag(object, OBJECT_TAG);
    set_tag(below, BELOW_TAG);
    (*jni)->DeleteLocalRef(jni, below);
    arrive_and_wait("object made");
}

static inline void JNICALL run_agent(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    make_object(jni, unused);
}

/* In the case "attached" a native thread that is attached, else one of RunAgentThread. */
static inline void start_frameless(JNIEnv *jni)
{
    node = (*jni)->NewGlobalRef(jni, find_class(jni, "heap/graph/Node"));
    if (!is_case("attached"))
        start_agent_thread(jni, "agent thread", run_agent, NULL);
    else
        native_thread = start_attached(NULL, make_object, NULL);
    await_arrival("object made");
}

/* True if the thread has ended when this returns; an agent thread may take its time. */
static inline bool end_frameless(void)
{
    release_point("object made");
    return is_case("attached") && pthread_join(native_thread, NULL) == 0;
}

static inline void see_object(const char *kind, jlong thread_tag)
{
    record("object: %s, thread's tag %s", kind, thread_tag == TAG_OF_THREAD ? "right" : "wrong");
}

#endif
