/* SPDX-License-Identifier: Apache-2.0 */

/* The classes of watch.Places. */
#ifndef ASSAY_WATCH_PLACES_H
#define ASSAY_WATCH_PLACES_H

#include "events.h"

static inline jclass places_class(JNIEnv *jni)
{
    return find_class(jni, "watch/Places");
}

static inline jclass base_class(JNIEnv *jni)
{
    return find_class(jni, "watch/Places$Base");
}

#endif
