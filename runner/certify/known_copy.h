/* SPDX-License-Identifier: Apache-2.0 */

/* The known deviations of the suite in one text: what their ids mean, for readers of a dossier. */
#ifndef ASSAY_CERTIFY_KNOWN_COPY_H
#define ASSAY_CERTIFY_KNOWN_COPY_H

#include "base/home.h"

/* The files of suites/known, one after the other. Allocated; NULL after a message. */
char *known_copy(const struct home *home);

#endif
