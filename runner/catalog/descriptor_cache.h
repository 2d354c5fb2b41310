/* SPDX-License-Identifier: Apache-2.0 */

/* The descriptors as they were read the last time: opening thousands of libraries takes seconds. A library that
 * has changed since in size, in times or in its file is read again. */
#ifndef ASSAY_CATALOG_DESCRIPTOR_CACHE_H
#define ASSAY_CATALOG_DESCRIPTOR_CACHE_H

#include "base/home.h"
#include "descriptor.h"

struct descriptor_cache;

/* Reads the cache, home->descriptors. One that cannot be used, or that there is to be none of, is empty. Never
 * NULL. */
struct descriptor_cache *descriptor_cache_open(const struct home *home);

/* The descriptor of a library below home->agents as it is now, to be checked, for descriptor_free; its hooks can be
 * compared with NULL only. NULL if the library has to be read; then comes descriptor_cache_put. */
struct assay_test *descriptor_cache_find(struct descriptor_cache *cache, const char *library);

/* Keeps the descriptor that was read of the library for which descriptor_cache_find has just returned NULL. */
void descriptor_cache_put(struct descriptor_cache *cache, const char *library,
                          const struct assay_test *descriptor);

/* Writes the cache if something was put into it and it saves time, and frees it. Where it cannot be
 * written, libraries are read again the next time. */
void descriptor_cache_close(struct descriptor_cache *cache);

#endif
