/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

/* ---- A thread without Java frames --------------------------------------- */

static jclass node; /* a global reference */
static pthread_t native_thread;

static void make_held(JNIEnv *jni, void *unused)
{
    (void)unused;
    set_tag(current_thread(), TAG_OF_THREAD);
    jobject held = (*jni)->AllocObject(jni, node);
    jobject behind = (*jni)->AllocObject(jni, node);
    no_exception(jni);
    (*jni)->SetObjectField(jni, held, field_id(jni, node, "next", "Ljava/lang/Object;"), behind);
    set_tag(held, TAG_OF_HELD);
    set_tag(behind, TAG_BEHIND_HELD);
    (*jni)->DeleteLocalRef(jni, behind);
    arrive_and_wait("object made");
}

static void JNICALL run_agent_thread(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    (void)env;
    make_held(jni, unused);
}

void start_frameless(JNIEnv *jni, bool is_attached)
{
    node = (*jni)->NewGlobalRef(jni, find_class(jni, "heap/graph/Node"));
    if (is_attached)
        native_thread = start_attached(NULL, make_held, NULL);
    else
        start_agent_thread(jni, "agent thread", run_agent_thread, NULL);
    await_arrival("object made");
}

bool end_frameless(bool is_attached)
{
    release_point("object made");
    return is_attached && pthread_join(native_thread, NULL) == 0;
}

/* ---- Walks that end at a local reference -------------------------------- */

enum { AT_HELD = -1, MOST_LOCALS = 500 };

static int end_at; /* AT_HELD, or the number of a reference of a stack */
static int locals_met, callbacks_after;
static bool end_reached;

void count_after_end(void)
{
    callbacks_after += end_reached;
}

bool ends_at_local(jlong tag)
{
    count_after_end();
    if (end_reached || (end_at == AT_HELD ? tag != TAG_OF_HELD : locals_met++ != end_at))
        return false;
    end_reached = true;
    return true;
}

static const char *after_end(void)
{
    return callbacks_after > 0 ? "callbacks" : "none";
}

void say_ends_at_locals(JNIEnv *jni, bool is_attached, void (*walk)(void))
{
    start_frameless(jni, is_attached);
    end_at = AT_HELD;
    walk();
    say("held by the thread: reached %s, %s after it", truth(end_reached), after_end());
    callbacks_after = 0;
    do {
        end_at++;
        locals_met = 0;
        end_reached = false;
        walk();
    } while (end_reached && end_at < MOST_LOCALS);
    say("each of all stacks: %s after it", after_end());
    end_frameless(is_attached);
}

/* ---- Local frames ------------------------------------------------------- */

static jmethodID native_method; /* at depth 0 */

/* An object that one local reference refers to. */
static jobject new_named(JNIEnv *jni, const char *name)
{
    static jlong tag;
    jobject object = (*jni)->AllocObject(jni, find_class(jni, "java/lang/Object"));
    name_tag(++tag, name);
    set_tag(object, tag);
    return object;
}

static void push_frame(JNIEnv *jni)
{
    if ((*jni)->PushLocalFrame(jni, 8) != 0)
        broken("there is no room for the local references");
}

void walk_with_local_frames(JNIEnv *jni, jvmtiError (*walk)(void))
{
    jlocation location;
    must(GetFrameLocation, NULL, 0, &native_method, &location);
    set_tag(current_thread(), TAG_OF_THREAD);
    new_named(jni, "first");
    push_frame(jni);
    jobject second = new_named(jni, "second");
    push_frame(jni);
    new_named(jni, "third");
    say_walk("three frames", walk());
    (*jni)->PopLocalFrame(jni, NULL);
    new_named(jni, "made in the second again");
    say_walk("two frames", walk());
    second = (*jni)->PopLocalFrame(jni, second);
    say_walk("one frame", walk());
    (*jni)->DeleteLocalRef(jni, second);
    say_walk("one frame, without what the second gave", walk());
}

void record_jni_local(const char *kind, jlong tag, jlong thread_tag, jint depth, jmethodID method)
{
    record("%s: %s, depth %d, method %s, thread's tag %s", object_name(tag), kind, (int)depth,
           method == native_method ? "right" : "wrong",
           thread_tag == TAG_OF_THREAD ? "right" : "wrong");
}
