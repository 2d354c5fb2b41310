/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The references that FieldModification and FieldAccess pass end with the callback.");

/* So many: a collector may take a stale word of the native stack for a reference to one of them. */
enum { OBJECTS = 16, HOLDER = 71, VALUE, READ, WITNESS };

static int writes, reads;

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    writes++;
    set_tag(object, HOLDER);
    set_tag(value.l, VALUE);
}

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    reads++;
    set_tag(object, READ);
}

static jint tagged(jlong tag)
{
    jint count = -1;
    must(GetObjectsWithTags, 1, &tag, &count, NULL, NULL);
    return count;
}

/* The witness is an object with a tag, too, that no callback was called for. */
static void observe(JNIEnv *jni, jobject when)
{
    jclass klass = find_class(jni, "agent/Watched");
    jfieldID field = field_id(jni, klass, "value", "Ljava/lang/Object;");
    if (strcmp(to_string(jni, when), "before") == 0) {
        must(SetFieldModificationWatch, klass, field);
        must(SetFieldAccessWatch, klass, field);
        on(FieldModification, modified);
        on(FieldAccess, accessed);
        return;
    }
    say("handled: writes %d, reads %d", writes, reads);
    jobject fresh = (*jni)->AllocObject(jni, klass);
    set_tag(fresh, WITNESS);
    jweak witness = (*jni)->NewWeakGlobalRef(jni, fresh);
    (*jni)->DeleteLocalRef(jni, fresh);
    if (!collect_until_freed(jni, &witness, 1))
        say("nothing is collected");
    else
        say("all are left: holders %s, values %s, read %s", truth(tagged(HOLDER) == OBJECTS),
            truth(tagged(VALUE) == OBJECTS), truth(tagged(READ) == OBJECTS));
}

TEST(.target = "agent.Watched", .probe = observe,
     .needs = {.can_tag_objects = 1,
               .can_generate_field_modification_events = 1,
               .can_generate_field_access_events = 1});
