/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateThroughHeap reports each object once with the right size, length and class tag.");

/* Of every sampled object; its tag is its index. Classes have negative tags. An object is
 * wrong when two walks reported it wrongly: between the first walk and the questions its
 * size may have changed, and what died may have given its place and tag to another. */
enum { STEP = 13, SAMPLES = 4000, BATCH = 200 };
static struct {
    jlong size, class_tag;
    jint length;
    bool wrong, doubtful; /* doubtful since the first walk */
} samples[SAMPLES + 1];
static int walks, count, compared;

HEAP_ITERATION_CALLBACK(see)
{
    static int objects;
    bool first = walks == 1;
    if (first && *tag > 0)
        differs("reports of object %d: expected 1, actual 2", (int)*tag);
    if (first && *tag == 0 && objects++ % STEP == 0 && count < SAMPLES)
        *tag = ++count;
    if (*tag > 0 && *tag <= SAMPLES) {
        samples[*tag].size = size;
        samples[*tag].class_tag = class_tag;
        samples[*tag].length = length;
    }
    return 0;
}

static void compare_value(jlong tag, const char *what, jlong expected, jlong actual)
{
    if (actual == expected)
        return;
    if (samples[tag].doubtful)
        differs("%s of object %d: expected %d, actual %d", what, (int)tag, (int)expected,
                (int)actual);
    samples[tag].wrong = true;
}

static void compare(JNIEnv *jni, jobject object, jlong tag)
{
    jlong size = 0;
    jboolean is_array = JNI_FALSE;
    jclass klass = class_of(jni, object);
    must(GetObjectSize, object, &size);
    must(IsArrayClass, klass, &is_array);
    samples[tag].wrong = false;
    compare_value(tag, "size", size, samples[tag].size);
    compare_value(tag, "length", is_array ? (*jni)->GetArrayLength(jni, object) : -1,
                  samples[tag].length);
    if (tag_of(klass) < 0)
        compare_value(tag, "class tag", tag_of(klass), samples[tag].class_tag);
    samples[tag].doubtful = samples[tag].wrong;
}

static jvmtiError walk_and_compare(JNIEnv *jni)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = see};
    jint found = 0;
    jlong tags[BATCH], *found_tags = NULL;
    jobject *objects = NULL;
    walks++;
    jvmtiError error = ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    for (jlong first = 1; first + BATCH <= count + 1; first += BATCH) {
        (*jni)->PushLocalFrame(jni, 3 * BATCH);
        for (int i = 0; i < BATCH; i++)
            tags[i] = first + i;
        must(GetObjectsWithTags, BATCH, tags, &found, &objects, &found_tags);
        for (jint i = 0; i < readable(objects, readable(found_tags, found)); i++) {
            if (found_tags[i] >= first && found_tags[i] < first + BATCH)
                compare(jni, objects[i], found_tags[i]);
            else
                differs("a tag that was not asked for: %d", (int)found_tags[i]);
        }
        compared += found;
        release(objects);
        release(found_tags);
        (*jni)->PopLocalFrame(jni, NULL);
    }
    return error;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint classes = 0;
    jclass *list = NULL;
    must(GetLoadedClasses, &classes, &list);
    for (jint i = 0; i < readable(list, classes); i++)
        set_tag(list[i], -1 - i);
    jvmtiError error = walk_and_compare(jni);
    say("IterateThroughHeap: %s, many objects: %s", error_name(error), truth(compared >= BATCH));
    walk_and_compare(jni);
    say_first_difference();
    release(list);
}

/* Bulk oracle: thousands of objects of the library are compared in two walks. */
TEST(.target = "classes.Library", .probe = observe, .timeout = 60, .needs = {.can_tag_objects = 1});
