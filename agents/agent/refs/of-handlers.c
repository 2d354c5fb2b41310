/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "heap.h"

TITLE("The local references of a callback end with it and leave room for sixteen more.");

/* So many: a collector may take a stale word of the native stack for a reference to one of them. */
enum { EXCEPTIONS = 16 };

static int handled;
static bool put_back_again; /* which may have an event of its own */

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    jobject more[16];
    int wrong = 0;
    jclass owner = NULL;
    must_in(env, GetMethodDeclaringClass, method, &owner);
    if (strcmp(class_name(owner), "Lallocation/Maker;") != 0 || put_back_again)
        return;
    set_tag(exception, 71);
    if (handled++ > 0)
        return;
    jthrowable pending = set_aside(jni);
    (*jni)->DeleteLocalRef(jni, owner);
    say("exception: %s, thread: %s",
        (*jni)->GetObjectRefType(jni, exception) == JNILocalRefType ? "local" : "not local",
        (*jni)->GetObjectRefType(jni, thread) == JNILocalRefType ? "local" : "not local");
    int room = pending == NULL ? 16 : 15; /* for that one, too */
    for (int i = 0; i < room; i++)
        more[i] = (*jni)->NewLocalRef(jni, exception);
    for (int i = 0; i < room; i++)
        wrong += more[i] == NULL || !(*jni)->IsSameObject(jni, more[i], exception);
    say("sixteen more: %d wrong", wrong);
    put_back_again = pending != NULL;
    put_back(jni, pending);
}

static jobject throw_one(JNIEnv *jni)
{
    jclass maker = find_class(jni, "allocation/Maker");
    jobject thrown = (*jni)->CallStaticObjectMethod(
        jni, maker, static_method_id(jni, maker, "thrown", "(I)Ljava/lang/Object;"), 0);
    no_exception(jni);
    put_back_again = false;
    return thrown;
}

/* The witness is an exception that no callback was called for. A last one is thrown after it, since a
 * JVM may keep that. */
static void observe(JNIEnv *jni, jobject place)
{
    static jweak witness;
    const jlong tag = 71;
    jint count = -1;
    if (handled == 0) {
        on(Exception, thrown);
        for (int i = 0; i < EXCEPTIONS; i++)
            (*jni)->DeleteLocalRef(jni, throw_one(jni));
        off(Exception);
        witness = (*jni)->NewWeakGlobalRef(jni, throw_one(jni));
        throw_one(jni);
        return;
    }
    if (!collect_until_freed(jni, &witness, 1)) {
        say("nothing is collected");
        return;
    }
    must(GetObjectsWithTags, 1, &tag, &count, NULL, NULL);
    say("handled: %d, all are left: %s", handled, truth(count == EXCEPTIONS));
}

TEST(.target = "agent.ThreeProbes", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_generate_exception_events = 1});
