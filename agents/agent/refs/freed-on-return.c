/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A local reference returned by a function keeps its object alive until the native method returns.");

/* So many: a collector may take a stale word of the native stack for a reference to one of them. */
enum { OBJECTS = 16 };

static jint tagged(jobject **objects)
{
    const jlong tag = 71;
    jint count = -1;
    must(GetObjectsWithTags, 1, &tag, &count, objects, NULL);
    return count;
}

static jobject new_string(JNIEnv *jni, const char *text)
{
    jobject string = (*jni)->NewStringUTF(jni, text);
    no_exception(jni);
    return string;
}

/* The witness is held as long, by a reference of the native method's own. */
static void observe(JNIEnv *jni, jobject place)
{
    static jweak witness;
    jobject *objects = NULL;
    if (witness == NULL) {
        jobject own[OBJECTS];
        for (int i = 0; i < OBJECTS; i++)
            set_tag(own[i] = new_string(jni, "nowhere else"), 71);
        witness = (*jni)->NewWeakGlobalRef(jni, new_string(jni, "nowhere at all"));
        jint count = tagged(&objects);
        for (int i = 0; i < OBJECTS; i++)
            (*jni)->DeleteLocalRef(jni, own[i]);
        must(ForceGarbageCollection);
        int held = 0;
        for (jint i = 0; objects != NULL && i < count; i++)
            held += strcmp(to_string(jni, objects[i]), "nowhere else") == 0;
        say("held by the references returned: %d of %d", held, (int)count);
        release(objects);
    } else if (collect_until_freed(jni, &witness, 1)) {
        say("%s: all are left: %s", to_string(jni, place), truth(tagged(&objects) == OBJECTS));
    } else {
        say("%s: nothing is collected", to_string(jni, place));
    }
}

TEST(.target = "agent.ThreeProbes", .probe = observe, .needs = {.can_tag_objects = 1});
