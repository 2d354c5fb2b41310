/* SPDX-License-Identifier: Apache-2.0 */

/* The thread of virtual_thread.DeepStack and its frames: of down first 1501, for the numbers from 0 on,
 * then 751, from 750 on; of owning first 401, then 201, from 200 on. */
#ifndef ASSAY_VIRTUAL_THREAD_DEEP_STACK_H
#define ASSAY_VIRTUAL_THREAD_DEEP_STACK_H

#include "record.h"
#include "threads.h"
#include "virtual.h"

enum { DEEP = 1501, HALF = 750, OWNING = 401, HALF_OWNING = 200, DEEP_MOST = 2000 };
enum { SLOT_NUMBER, SLOT_OWN };

static jmethodID deep;
static jclass thing;
static jfieldID thing_number;

/* Before the thread is suspended: it may hold a lock of the class library then. */
static inline void look_up_deep(JNIEnv *jni, const char *name)
{
    deep = static_method_id(jni, find_class(jni, "virtual_thread/DeepStack"), name, "(I)J");
    thing = find_class(jni, "virtual_thread/DeepStack$Thing");
    thing_number = field_id(jni, thing, "number", "I");
}

/* The depth of the topmost frame of the method; how many there are of it comes with it. */
static inline jint first_deep_frame(jthread thread, jint *number)
{
    static jvmtiFrameInfo frames[DEEP_MOST];
    jint count = 0, depth = 0, first = 0;
    must(GetStackTrace, thread, 0, DEEP_MOST, frames, &count);
    must(GetFrameCount, thread, &depth);
    if (count != depth)
        differs("GetFrameCount: expected %d, actual %d", (int)count, (int)depth);
    while (first < count && first < DEEP_MOST && frames[first].method != deep)
        first++;
    *number = 0;
    while (first + *number < count && first + *number < DEEP_MOST
           && frames[first + *number].method == deep)
        ++*number;
    return first;
}

#endif
