/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "heap.h"

TITLE("A jvmtiStackReferenceCallback reports a local reference of a thread without Java frames.");

enum { OBJECT_TAG = 1, BELOW_TAG = 2 };

static jclass node; /* a global reference */
static pthread_t native_thread;

/* The object refers to another one, which nothing else refers to. */
static void make_object(JNIEnv *jni, void *unused)
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

static void JNICALL run_agent(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    make_object(jni, unused);
}

/* In the case "attached" a native thread that is attached, else one of RunAgentThread. */
static void start_frameless(JNIEnv *jni)
{
    node = (*jni)->NewGlobalRef(jni, find_class(jni, "heap/graph/Node"));
    if (!is_case("attached"))
        start_agent_thread(jni, "agent thread", run_agent, NULL);
    else
        native_thread = start_attached(NULL, make_object, NULL);
    await_arrival("object made");
}

/* True if the thread has ended when this returns; an agent thread may take its time. */
static bool end_frameless(void)
{
    release_point("object made");
    return is_case("attached") && pthread_join(native_thread, NULL) == 0;
}

static void see_object(const char *kind, jlong thread_tag)
{
    record("object: %s, thread's tag %s", kind, thread_tag == TAG_OF_THREAD ? "right" : "wrong");
}

static bool ended; /* what then becomes of the objects is the collector's business */

STACK_REFERENCE_CALLBACK(stack)
{
    if (*tag == OBJECT_TAG && kind == JVMTI_HEAP_ROOT_JNI_LOCAL)
        see_object(root_kind(kind), thread_tag);
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(reference)
{
    if (!ended && *tag == BELOW_TAG && referrer_tag == OBJECT_TAG)
        record("below it: %s", object_reference_kind(kind));
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject unused)
{
    start_frameless(jni);
    say_walk("while it runs", ti(IterateOverReachableObjects, NULL, stack, reference, NULL));
    ended = end_frameless();
    if (ended)
        say_walk("after its end", ti(IterateOverReachableObjects, NULL, stack, reference, NULL));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1}, .cases = LIST("attached", "agent-thread"));
