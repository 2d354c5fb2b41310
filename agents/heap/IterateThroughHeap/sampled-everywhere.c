/* SPDX-License-Identifier: Apache-2.0 */
#include "../filters.h"

TITLE("Size, length and class tag are right of whatever object the heap contains, each reported once.");

/* Of every sampled object; its tag is its index. Classes have negative tags. */
enum { STEP = 13, SAMPLES = 4000, BATCH = 200 };
static struct {
    jlong size, class_tag;
    jint length;
} samples[SAMPLES + 1];
static int count, compared, twice;

OBJECT(see)
{
    static int objects;
    twice += *tag > 0;
    if (*tag == 0 && objects++ % STEP == 0 && count < SAMPLES) {
        *tag = ++count;
        samples[count].size = size;
        samples[count].class_tag = class_tag;
        samples[count].length = length;
    }
    return 0;
}

static void compare(JNIEnv *jni, jobject object, jlong tag)
{
    jlong size = 0;
    jboolean is_array = JNI_FALSE;
    jclass klass = class_of(jni, object);
    must(GetObjectSize, object, &size);
    must(IsArrayClass, klass, &is_array);
    jint length = is_array ? (*jni)->GetArrayLength(jni, object) : -1;
    if (samples[tag].size != size)
        seen("other size");
    if (samples[tag].length != length)
        seen("other length");
    if (tag_of(klass) < 0 && samples[tag].class_tag != tag_of(klass))
        seen("other class tag");
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = see};
    jint classes = 0, found = 0;
    jclass *list;
    jlong tags[BATCH], *found_tags;
    jobject *objects;
    must(GetLoadedClasses, &classes, &list);
    for (jint i = 0; i < classes; i++)
        set_tag(list[i], -1 - i);
    jvmtiError error = ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    for (jlong first = 1; first + BATCH <= count + 1; first += BATCH) {
        (*jni)->PushLocalFrame(jni, 3 * BATCH);
        for (int i = 0; i < BATCH; i++)
            tags[i] = first + i;
        must(GetObjectsWithTags, BATCH, tags, &found, &objects, &found_tags);
        for (jint i = 0; i < found; i++)
            compare(jni, objects[i], found_tags[i]);
        compared += found;
        release(objects);
        release(found_tags);
        (*jni)->PopLocalFrame(jni, NULL);
    }
    say("many objects: %s, reported twice: %d", truth(compared >= BATCH), twice);
    say_seen(error, "wrong");
    release(list);
}

TEST(.target = "classes.Library", .probe = observe, .timeout = 60, .needs = {.can_tag_objects = 1});
