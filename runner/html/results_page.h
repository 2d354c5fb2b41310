/* SPDX-License-Identifier: Apache-2.0 */

/* The HTML page of earlier runs. */
#ifndef ASSAY_HTML_RESULTS_PAGE_H
#define ASSAY_HTML_RESULTS_PAGE_H

/* Writes the page of the results in these files (null-terminated), in the order given. Those that
 * cannot be read are left out. Returns 0, or -1 after saying what is wrong. */
int results_page_write(const char *path, char *const *results);

#endif
